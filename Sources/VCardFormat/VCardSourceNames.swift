import RecordStreams

/// Decides which spelling of a property is remembered, and in which version it is written again.
enum VCardSourceNames {
  /// Whether the writer would use another name for this property, so that the source's is kept.
  static func isKept(_ name: VCardName, _ bytes: Span<UInt8>, _ version: VCardVersion?) -> Bool {
    switch name {
    case .nickname: bytes.isEqualIgnoringCase(to: "x-nickname")
    case .aim, .icq, .msn, .yahoo, .jabber, .skype, .googleTalk, .gaduGadu, .groupWise, .qq,
      .twitter, .facebook, .spouse, .assistant, .manager, .sound, .androidCustom:
      true
    case .gender: (bytes.count == 6) != (version == .v4)
    case .anniversary: !(version == .v4 && bytes.isEqualIgnoringCase(to: "anniversary"))
    case .socialProfile: (bytes.count == 13) != (version == .v4)
    case .related: version != .v4
    case .relatedName, .labelledDate: version == .v4
    default: false
    }
  }

  /// Whether a remembered name may be used in a version: an `X-` name wherever it says the same as
  /// the standard's, a standard's name where it is known to most.
  static func isWritable(_ name: Span<UInt8>, _ version: VCardVersion) -> Bool {
    let isExtension = name.hasPrefixIgnoringCase("x-")
    switch version {
    case .v21: return isExtension || name.isEqualIgnoringCase(to: "sound")
    case .v3: return true
    case .v4:
      return !isExtension || name.isEqualIgnoringCase(to: "x-abdate")
        || name.isEqualIgnoringCase(to: "x-abrelatednames")
        || name.isEqualIgnoringCase(to: "x-socialprofile")
        || name.isEqualIgnoringCase(to: "x-nickname")
    }
  }
}

extension VCardName {
  /// Whether other names mean the same, or mean it in other versions.
  @inline(__always)
  var hasSeveralSpellings: Bool {
    switch self {
    case .formattedName, .name, .phone, .email, .address, .organization, .title, .role, .note, .url,
      .uid, .categories, .revision, .birthday:
      false
    default: true
    }
  }

  /// Whether a value of this property is a picture.
  var isImage: Bool { self == .photo || self == .logo || self == .thumbnail }

  /// Whether a TYPE that makes no label means something here.
  var capturesOtherType: Bool { isImage || self == .socialProfile || self == .related }

  /// The parameters that this property has a use for.
  var usedParameters: VCardParameters.Special {
    switch self {
    case .address: [.label, .countryCode, .subLocality, .subAdministrativeArea]
    case .instantMessage: [.service]
    case .socialProfile: [.service, .user, .userIdentifier]
    case .photo, .logo, .thumbnail: [.mediaType, .value]
    case .birthday, .anniversary, .labelledDate: [.omittedYear, .value]
    case .related: [.value]
    case .customIdentifier, .customField: [.name]
    default: []
    }
  }
}

import RecordStreams

/// The message services: their names, their URI schemes, and the properties older programs used.
enum VCardServices {
  /// One service.
  struct Service: Sendable {
    var name: StaticString
    var scheme: StaticString
    var property: VCardName
    var propertyName: StaticString
  }

  static let all: [Service] = [
    Service(name: "AIM", scheme: "aim", property: .aim, propertyName: "X-AIM"),
    Service(name: "ICQ", scheme: "icq", property: .icq, propertyName: "X-ICQ"),
    Service(name: "MSN", scheme: "msnim", property: .msn, propertyName: "X-MSN"),
    Service(name: "Yahoo", scheme: "ymsgr", property: .yahoo, propertyName: "X-YAHOO"),
    Service(name: "Jabber", scheme: "xmpp", property: .jabber, propertyName: "X-JABBER"),
    Service(name: "Skype", scheme: "skype", property: .skype, propertyName: "X-SKYPE"),
    Service(
      name: "GoogleTalk", scheme: "gtalk", property: .googleTalk, propertyName: "X-GOOGLE-TALK"),
    Service(name: "GaduGadu", scheme: "gg", property: .gaduGadu, propertyName: "X-GADUGADU"),
    Service(
      name: "GroupWise", scheme: "groupwise", property: .groupWise, propertyName: "X-GROUPWISE"),
    Service(name: "QQ", scheme: "qq", property: .qq, propertyName: "X-QQ"),
  ]

  private static let byName = KeywordTable(
    all.enumerated().map { ($0.element.name, UInt8($0.offset + 1)) })
  private static let byScheme = KeywordTable(
    all.enumerated().map { ($0.element.scheme, UInt8($0.offset + 1)) } + [("ymsg", 4), ("msn", 3)])

  /// The service that an old property names.
  static func service(of property: VCardName) -> Service? {
    all.first { $0.property == property }
  }

  /// The service of a name, whatever its case.
  static func service(named name: Span<UInt8>) -> Service? {
    let code = byName.code(name, 0, name.count)
    return code == 0 ? nil : all[Int(code) - 1]
  }

  /// The service of a URI scheme, without its colon.
  static func service(scheme: Span<UInt8>) -> Service? {
    let code = byScheme.code(scheme, 0, scheme.count)
    return code == 0 ? nil : all[Int(code) - 1]
  }

  /// The length of the URI scheme that bytes begin with, 0 for none: letters and a colon, no `//`
  /// behind.
  static func schemeLength(_ value: Span<UInt8>) -> Int {
    var index = 0
    while index < value.count, index < 20 {
      let byte = value[index]
      if byte == UInt8(ascii: ":") { return index }
      let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      guard isLetter || index > 0 && (byte == UInt8(ascii: "-") || byte &- 0x30 < 10) else {
        return 0
      }
      index += 1
    }
    return 0
  }
}

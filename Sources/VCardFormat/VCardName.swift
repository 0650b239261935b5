// The table of property names; exempt from the length rule.

/// What a property's name means; several spellings may mean the same.
enum VCardName: UInt8, Sendable {
  case unknown = 0
  // The frame of a card
  case begin, end, version, agent
  // Names
  case formattedName, name, nickname, maidenName
  case phoneticFirst, phoneticMiddle, phoneticLast, phoneticOrganization, sound
  // Work
  case organization, title, role
  // Reach
  case phone, email, address, addressLabel, url, instantMessage, socialProfile
  case aim, icq, msn, yahoo, jabber, skype, googleTalk, gaduGadu, groupWise, qq, twitter, facebook
  // Dates and single values
  case birthday, anniversary, labelledDate, alternateBirthday, note, gender, revision, created
  case product, language, timeZone, geoPosition
  // Around the person
  case related, relatedName, spouse, assistant, manager
  case categories, uid, kind, serverKind, member, photo, logo
  // Properties that say something about others
  case groupLabel, addressCountry, showAs, androidCustom
  // Ours
  case customIdentifier, customField, thumbnail

  static let table = KeywordTable(spellings.map { ($0.0, $0.1.rawValue) })

  /// The spellings that are read.
  private static let spellings: [(StaticString, VCardName)] = [
    ("BEGIN", .begin), ("END", .end), ("VERSION", .version), ("AGENT", .agent),
    ("FN", .formattedName), ("N", .name), ("NICKNAME", .nickname),
    ("X-NICKNAME", .nickname), ("X-MAIDENNAME", .maidenName),
    ("X-PHONETIC-FIRST-NAME", .phoneticFirst), ("X-PHONETIC-MIDDLE-NAME", .phoneticMiddle),
    ("X-PHONETIC-LAST-NAME", .phoneticLast), ("X-PHONETIC-ORG", .phoneticOrganization),
    ("SOUND", .sound),
    ("ORG", .organization), ("TITLE", .title), ("ROLE", .role),
    ("TEL", .phone), ("EMAIL", .email), ("ADR", .address), ("LABEL", .addressLabel),
    ("URL", .url), ("IMPP", .instantMessage),
    ("X-SOCIALPROFILE", .socialProfile), ("SOCIALPROFILE", .socialProfile),
    ("X-AIM", .aim), ("X-ICQ", .icq), ("X-MSN", .msn), ("X-YAHOO", .yahoo),
    ("X-JABBER", .jabber), ("X-SKYPE", .skype), ("X-SKYPE-USERNAME", .skype),
    ("X-GOOGLE-TALK", .googleTalk), ("X-GTALK", .googleTalk), ("X-GADUGADU", .gaduGadu),
    ("X-GROUPWISE", .groupWise), ("X-QQ", .qq), ("X-TWITTER", .twitter),
    ("X-FACEBOOK", .facebook),
    ("BDAY", .birthday), ("ANNIVERSARY", .anniversary), ("X-ANNIVERSARY", .anniversary),
    ("X-EVOLUTION-ANNIVERSARY", .anniversary), ("X-KADDRESSBOOK-X-ANNIVERSARY", .anniversary),
    ("X-WAB-WEDDING_ANNIVERSARY", .anniversary),
    ("X-ABDATE", .labelledDate), ("X-ALTBDAY", .alternateBirthday),
    ("NOTE", .note), ("GENDER", .gender), ("X-GENDER", .gender),
    ("REV", .revision), ("CREATED", .created), ("PRODID", .product), ("LANG", .language),
    ("TZ", .timeZone), ("GEO", .geoPosition),
    ("RELATED", .related), ("X-ABRELATEDNAMES", .relatedName), ("X-SPOUSE", .spouse),
    ("X-EVOLUTION-SPOUSE", .spouse), ("X-KADDRESSBOOK-X-SPOUSENAME", .spouse),
    ("X-MS-SPOUSE", .spouse), ("X-WAB-SPOUSE-NAME", .spouse), ("X-ASSISTANT", .assistant),
    ("X-EVOLUTION-ASSISTANT", .assistant), ("X-KADDRESSBOOK-X-ASSISTANTSNAME", .assistant),
    ("X-MS-ASSISTANT", .assistant), ("X-MANAGER", .manager), ("X-EVOLUTION-MANAGER", .manager),
    ("X-KADDRESSBOOK-X-MANAGERSNAME", .manager), ("X-MS-MANAGER", .manager),
    ("CATEGORIES", .categories), ("UID", .uid), ("KIND", .kind),
    ("X-ADDRESSBOOKSERVER-KIND", .serverKind), ("MEMBER", .member),
    ("X-ADDRESSBOOKSERVER-MEMBER", .member), ("PHOTO", .photo), ("LOGO", .logo),
    ("X-ABLABEL", .groupLabel), ("X-ABADR", .addressCountry), ("X-ABSHOWAS", .showAs),
    ("X-ANDROID-CUSTOM", .androidCustom),
    ("X-KINFOLD-ID", .customIdentifier), ("X-KINFOLD-FIELD", .customField),
    ("X-KINFOLD-THUMBNAIL", .thumbnail),
  ]
}

extension VCardName {
  /// Whether a value of this property has no spaces, so that white space of a fold is never part of
  /// it.
  var isWithoutSpaces: Bool {
    switch self {
    case .email, .url, .uid, .photo, .logo, .thumbnail, .revision, .member, .begin, .end, .version:
      true
    default: false
    }
  }

  /// Whether a line of this property outside of a card shows that BEGIN is missing.
  var opensCard: Bool {
    switch self {
    case .version, .formattedName, .name, .phone, .email, .address, .organization, .nickname,
      .birthday, .note, .product, .uid:
      true
    default: false
    }
  }
}

/// A set of property names, for one card.
struct VCardNameSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  @inline(__always)
  mutating func insert(_ name: VCardName) {
    if name.rawValue < 64 {
      low |= 1 << UInt64(name.rawValue)
    } else {
      high |= 1 << UInt64(name.rawValue - 64)
    }
  }

  @inline(__always)
  func contains(_ name: VCardName) -> Bool {
    name.rawValue < 64
      ? low & 1 << UInt64(name.rawValue) != 0 : high & 1 << UInt64(name.rawValue - 64) != 0
  }
}

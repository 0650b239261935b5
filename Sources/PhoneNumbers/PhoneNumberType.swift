/// What a valid number is for.
///
/// A struct with static members, so that a new type breaks nobody's `switch`.
public struct PhoneNumberType: Hashable, Sendable {
  /// A stable lower-case name, words joined by hyphens.
  public let name: String

  /// A land line.
  public static let fixedLine = PhoneNumberType(name: "fixed-line")
  /// A mobile phone.
  public static let mobile = PhoneNumberType(name: "mobile")
  /// A land line or a mobile phone; some countries, such as the USA, do not tell them apart.
  public static let fixedLineOrMobile = PhoneNumberType(name: "fixed-line-or-mobile")
  /// Free for the caller.
  public static let tollFree = PhoneNumberType(name: "toll-free")
  /// Dearer than other calls.
  public static let premiumRate = PhoneNumberType(name: "premium-rate")
  /// The caller and the called share the cost.
  public static let sharedCost = PhoneNumberType(name: "shared-cost")
  /// Telephony over the Internet.
  public static let voip = PhoneNumberType(name: "voip")
  /// Belongs to a person and is routed to some phone.
  public static let personalNumber = PhoneNumberType(name: "personal-number")
  /// A pager.
  public static let pager = PhoneNumberType(name: "pager")
  /// A company's "universal access" number, routed to its offices.
  public static let universalAccess = PhoneNumberType(name: "universal-access")
  /// Access to a voice mail box.
  public static let voicemail = PhoneNumberType(name: "voicemail")
  /// Of no known type; the number is not valid.
  public static let unknown = PhoneNumberType(name: "unknown")
}

/// The set of all types whose pattern a number matches.
///
/// The bits are those of the generated tables.
public struct PhoneNumberTypes: OptionSet, Hashable, Sendable {
  /// The bits; bit 0 says that the region's general pattern matches.
  public let rawValue: UInt16

  /// Makes a set from bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Land lines.
  public static let fixedLine = PhoneNumberTypes(rawValue: 1 << 1)
  /// Mobile phones.
  public static let mobile = PhoneNumberTypes(rawValue: 1 << 2)
  /// Free for the caller.
  public static let tollFree = PhoneNumberTypes(rawValue: 1 << 3)
  /// Dearer than other calls.
  public static let premiumRate = PhoneNumberTypes(rawValue: 1 << 4)
  /// Cost shared by caller and called.
  public static let sharedCost = PhoneNumberTypes(rawValue: 1 << 5)
  /// Telephony over the Internet.
  public static let voip = PhoneNumberTypes(rawValue: 1 << 6)
  /// Numbers of a person.
  public static let personalNumber = PhoneNumberTypes(rawValue: 1 << 7)
  /// Pagers.
  public static let pager = PhoneNumberTypes(rawValue: 1 << 8)
  /// Companies' "universal access" numbers.
  public static let universalAccess = PhoneNumberTypes(rawValue: 1 << 9)
  /// Voice mail boxes.
  public static let voicemail = PhoneNumberTypes(rawValue: 1 << 10)

  /// Whether any type matches, which is what makes a number valid.
  var hasType: Bool { rawValue & ~1 != 0 }

  /// The one type that libphonenumber would name, the more special before the more general.
  public var type: PhoneNumberType {
    if contains(.premiumRate) { return .premiumRate }
    if contains(.tollFree) { return .tollFree }
    if contains(.sharedCost) { return .sharedCost }
    if contains(.voip) { return .voip }
    if contains(.personalNumber) { return .personalNumber }
    if contains(.pager) { return .pager }
    if contains(.universalAccess) { return .universalAccess }
    if contains(.voicemail) { return .voicemail }
    if contains(.fixedLine) { return contains(.mobile) ? .fixedLineOrMobile : .fixedLine }
    return contains(.mobile) ? .mobile : .unknown
  }
}

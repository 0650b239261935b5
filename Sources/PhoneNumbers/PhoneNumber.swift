/// A phone number as dialled from anywhere: calling code, national number, extension.
///
/// A small value (32 bytes) without a heap. A number that could be read need not be valid; see
/// `isValid`. The digits are kept exactly, leading zeros ("Italian zeros") included.
public struct PhoneNumber: Hashable, Sendable {
  /// The national significant number as a number; `nationalDigitCount` tells its leading zeros.
  public let nationalNumber: UInt64
  let extensionDigits: PhoneExtension
  /// The country calling code, 1...999.
  public let callingCode: UInt16
  private let regionBits: UInt16
  /// The types whose pattern the number matches in `region`; none if it is not valid.
  public let types: PhoneNumberTypes
  /// How many digits the national significant number has, 2...17.
  public let nationalDigitCount: UInt8
  private let length: NumberingPlan.LengthCheck

  init(
    callingCode: UInt16, national: DigitString, extension extensionDigits: PhoneExtension,
    region: PhoneRegion?, types: PhoneNumberTypes, length: NumberingPlan.LengthCheck
  ) {
    self.callingCode = callingCode
    self.nationalNumber = national.decimalValue
    self.nationalDigitCount = UInt8(truncatingIfNeeded: national.count)
    self.extensionDigits = extensionDigits
    self.regionBits = region?.rawValue ?? 0
    self.types = types
    self.length = length
  }

  /// Where the number belongs; `.world` if to no country, `nil` if no region of the calling code
  /// claims it. Reliable for valid numbers only.
  public var region: PhoneRegion? {
    regionBits == 0 ? nil : PhoneRegion(rawValue: regionBits)
  }

  /// Whether the number matches a known pattern of its region; it need not be in use.
  public var isValid: Bool { types.hasType }

  /// Whether the number's length is one that exists for its calling code, if only locally.
  public var isPossible: Bool { length == .possible || length == .localOnly }

  /// Whether the number's length is one that can be dialled only within its own area.
  public var isLocalOnly: Bool { length == .localOnly }

  /// What a valid number is for; `.unknown` if it is not valid.
  public var type: PhoneNumberType { types.type }

  /// Whether an extension was given.
  public var hasExtension: Bool { !extensionDigits.isEmpty }

  /// The extension's digits; empty if there is none.
  public var `extension`: String {
    var bytes: [UInt8] = []
    extensionDigits.append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The digits of the national significant number.
  public var nationalDigits: String {
    var bytes: [UInt8] = []
    appendNationalDigits(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension PhoneNumber {
  /// The number in E.164 form, such as "+12015550123"; the extension is left out.
  public var e164: String {
    var bytes: [UInt8] = []
    appendE164(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the E.164 form in ASCII, 4...21 bytes; the extension is left out.
  public func appendE164(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "+"))
    Self.append(UInt64(callingCode), digits: callingCode > 99 ? 3 : callingCode > 9 ? 2 : 1, &bytes)
    appendNationalDigits(to: &bytes)
  }

  /// Appends the digits of the national significant number in ASCII, 2...17 bytes.
  public func appendNationalDigits(to bytes: inout [UInt8]) {
    Self.append(nationalNumber, digits: Int(nationalDigitCount), &bytes)
  }

  /// Appends the digits of the extension in ASCII, 0...20 bytes.
  public func appendExtension(to bytes: inout [UInt8]) {
    extensionDigits.append(to: &bytes)
  }

  /// The digits of the E.164 form read as one decimal number: equal for equal numbers.
  ///
  /// As a calling code never starts with 0, the key holds the digits without loss up to 19 of them,
  /// four more than the standard allows; a number of 20 digits wraps around and may meet another.
  /// The extension is left out.
  public var matchKey: UInt64 {
    var scale: UInt64 = 1
    for _ in 0..<nationalDigitCount { scale &*= 10 }
    return UInt64(callingCode) &* scale &+ nationalNumber
  }

  private static func append(_ value: UInt64, digits: Int, _ bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0x30, count: digits))
    var rest = value
    var index = start + digits
    while rest > 0, index > start {
      index -= 1
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10)
      bytes[index] = 0x30 + UInt8(truncatingIfNeeded: remainder)
      rest = quotient
    }
  }
}

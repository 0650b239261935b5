/// A country or territory with its own numbering plan, by its ISO 3166 alpha-2 code.
public struct PhoneRegion: Hashable, Sendable {
  /// The two letters, first in the high byte; 1 for `world`.
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Makes a region from two ASCII letters such as "US"; lower case is accepted.
  ///
  /// - Returns: `nil` for anything else. A region without metadata, such as Antarctica, is made;
  ///   see `isSupported`.
  public init?(_ code: String) {
    var letters = code.utf8.makeIterator()
    guard let first = letters.next(), let second = letters.next(), letters.next() == nil else {
      return nil
    }
    self.init(first, second)
  }

  /// Makes a region from the bytes of a code; as `init(_:)`.
  public init?(_ code: Span<UInt8>) {
    guard code.count == 2 else { return nil }
    self.init(code[0], code[1])
  }

  private init?(_ first: UInt8, _ second: UInt8) {
    // Clearing bit 5 makes ASCII letters upper-case.
    let high = first & 0xdf
    let low = second & 0xdf
    guard high >= 0x41, high <= 0x5a, low >= 0x41, low <= 0x5a else { return nil }
    rawValue = UInt16(high) << 8 | UInt16(low)
  }

  /// The region of calling codes that belong to no country, such as +800.
  public static let world = PhoneRegion(rawValue: 1)

  /// The code, two upper-case letters; "001" for `world`, as in the UN M.49 standard.
  public var code: String {
    guard self != .world else { return "001" }
    return String(decoding: [UInt8(rawValue >> 8), UInt8(rawValue & 0xff)], as: UTF8.self)
  }

  /// Whether the metadata has a numbering plan of this region; `world` has many, so not one.
  public var isSupported: Bool { planIndex != nil }

  /// The country calling code, 1...999; `nil` if the region is not supported.
  public var callingCode: UInt16? { NumberingPlan.plan(of: self)?.callingCode }

  /// All supported regions, by calling code, a code's main region first.
  public static var all: [PhoneRegion] {
    (0..<PhoneMetadataDoor.planCount).map { NumberingPlan(index: $0).region }
      .filter { $0 != .world }
  }

  var planIndex: Int? {
    guard self != .world else { return nil }
    let row = Int(rawValue >> 8) - 0x41
    let index = PhoneMetadataDoor.regionPlans[row * 26 + Int(rawValue & 0xff) - 0x41]
    return index == 255 ? nil : Int(index)
  }
}

extension PhoneRegion: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}

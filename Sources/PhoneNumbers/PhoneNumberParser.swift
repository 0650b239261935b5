/// The answer of the parser: a number or the reason why there is none.
public typealias PhoneParseResult = Result<PhoneNumber, PhoneParseError>

/// Reads phone numbers as people write them, for every country.
///
/// ```swift
/// let parser = PhoneNumberParser.shared
/// try parser.parse("(201) 555-0123", defaultRegion: PhoneRegion("US")).get().e164  // +12015550123
/// ```
///
/// Gives the answers of libphonenumber's `parse`, `isValidNumber`, `isPossibleNumber`,
/// `getRegionCodeForNumber` and `getNumberType`, from the same metadata. It has no state, allocates
/// nothing for a number, and may be used from any thread.
///
/// - Source: metadata and parsing rules of libphonenumber; see `Docs/data-sources.md`.
public struct PhoneNumberParser: Sendable {
  /// A parser; all are alike.
  public static let shared = PhoneNumberParser()

  /// Makes a parser; costs nothing.
  public init() {}

  /// The version of libphonenumber's metadata, such as "9.0.43".
  public static var metadataVersion: String { PhoneMetadataDoor.version }

  /// Reads one number.
  ///
  /// Shape: any UTF-8 with one number in it, words around it allowed → the number. Formatting, a
  /// national or an international prefix ("0", "00", "011"), "+", letters on the keypad
  /// ("1-800-FLOWERS"), other scripts' digits, extensions and `tel:` URIs are understood.
  ///
  /// - Parameters:
  ///   - text: At most 250 characters. Malformed UTF-8 is not an error by itself.
  ///   - defaultRegion: Where a number without "+" would be dialled; without it, or if it is not
  ///     supported, only international numbers can be read.
  /// - Complexity: O(length of the text); no allocation.
  public func parse(_ text: Span<UInt8>, defaultRegion: PhoneRegion? = nil) -> PhoneParseResult {
    let home = defaultRegion.flatMap { NumberingPlan.plan(of: $0) }
    var plain = DialString()
    if PlainNumberScanner.scan(text, into: &plain) {
      return NumberResolver.resolve(plain, home: home)
    }
    switch FreeNumberReader.read(text) {
    case .success(let dialled): return NumberResolver.resolve(dialled, home: home)
    case .failure(let error): return .failure(error)
    }
  }

  /// Reads one number from a string; see `parse(_:defaultRegion:)`.
  public func parse(_ text: String, defaultRegion: PhoneRegion? = nil) -> PhoneParseResult {
    let bytes = Array(text.utf8)
    return parse(bytes.span, defaultRegion: defaultRegion)
  }
}

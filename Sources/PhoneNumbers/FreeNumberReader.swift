/// Reads a number out of any text that libphonenumber can read: words before it, vanity letters,
/// extensions, digits of all scripts, RFC 3966 URIs with parameters.
///
/// Follows `parse` of libphonenumber step by step, over one byte a character (`DialCharacter`) on
/// the stack instead of strings and regular expressions.
enum FreeNumberReader {
  /// Longer texts are refused, by the number of characters.
  static let longestText = 250

  static func read(_ text: Span<UInt8>) -> Result<DialString, PhoneParseError> {
    if text.count <= longestText, isASCIIWithoutParameters(text) {
      // ASCII characters are their own codes.
      let whole = DialText(text)
      return read(DialText(text.extracting(whole.possibleNumber)))
    }
    return PhoneMetadataDoor.withScratch(count: 2 * longestText) { scratch in
      guard let end = decode(text, into: &scratch) else { return .failure(.tooLong) }
      guard let range = extractNumber(&scratch, end: end) else { return .failure(.notANumber) }
      return read(DialText(scratch.span.extracting(range)))
    }
  }

  /// Whether the text needs neither decoding nor a search for parameters of RFC 3966.
  private static func isASCIIWithoutParameters(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      guard text[index] < 0x80, text[index] != UInt8(ascii: ";") else { return false }
      index &+= 1
    }
    return true
  }

  private static func read(_ number: DialText) -> Result<DialString, PhoneParseError> {
    guard number.isViableNumber else { return .failure(.notANumber) }
    var result = DialString()
    var end = number.count
    if let found = PhoneExtensionFinder(number).find(), number.prefix(found.start).isViableNumber {
      for index in found.digits {
        result.extensionDigits.append(number[index].digit ?? 0)
      }
      end = found.start
    }
    number.prefix(end).read(into: &result)
    return .success(result)
  }

  /// Turns UTF-8 into `DialCharacter` codes; `nil` for a text that is too long.
  ///
  /// Malformed bytes count as some other character each.
  private static func decode(_ text: Span<UInt8>, into codes: inout MutableSpan<UInt8>) -> Int? {
    var index = 0
    var count = 0
    while index < text.count {
      guard count < longestText else { return nil }
      let lead = text[index]
      var length = 1
      if lead < 0x80 {
        codes[count] = lead
      } else if let scalar = scalar(in: text, at: index) {
        length = scalar.value < 0x800 ? 2 : scalar.value < 0x1_0000 ? 3 : 4
        codes[count] = DialCharacter(scalar).code
      } else {
        codes[count] = DialCharacter.someOther.code
      }
      index += length
      count += 1
    }
    return count
  }

  /// The scalar of a well-formed UTF-8 sequence of two to four bytes.
  private static func scalar(in text: Span<UInt8>, at index: Int) -> Unicode.Scalar? {
    let lead = text[index]
    let length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
    guard lead >= 0xc2, lead <= 0xf4, index + length <= text.count else { return nil }
    var value = UInt32(lead) & (0x7f >> UInt32(length))
    for offset in 1..<length {
      let byte = text[index + offset]
      guard byte & 0xc0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3f)
    }
    guard length == 2 || value >= (length == 3 ? 0x800 : 0x1_0000) else { return nil }
    return Unicode.Scalar(value)
  }

  /// Finds the part of the text that is the number, following RFC 3966 if there is a phone-context.
  ///
  /// A phone-context's prefix is put before the number; the scratch memory has room for both.
  private static func extractNumber(
    _ scratch: inout MutableSpan<UInt8>, end: Int
  ) -> Range<Int>? {
    guard let parts = parts(of: DialText(scratch.span.extracting(0..<end))) else { return nil }
    var range = parts.number
    if !parts.prefix.isEmpty {
      range = copy(parts.prefix, in: &scratch, behind: end..<end)
      range = copy(parts.number, in: &scratch, behind: range)
    }
    let number = DialText(scratch.span.extracting(range))
    if let subaddress = number.firstIndex(of: ";isub="), subaddress > 0 {
      range = range.lowerBound..<range.lowerBound + subaddress
    }
    return range
  }

  /// Where the number is, and the prefix of a phone-context that belongs before it, or is empty;
  /// `nil` if the phone-context is malformed.
  private static func parts(of text: DialText) -> (prefix: Range<Int>, number: Range<Int>)? {
    guard let context = text.firstIndex(of: ";phone-context=") else {
      return (0..<0, text.possibleNumber)
    }
    let start = context + 15
    let end = text.firstIndex(of: ";", from: start) ?? text.count
    let value = text.extracting(start, end)
    guard value.isPhoneContext else { return nil }
    let number = text.firstIndex(of: "tel:").map { $0 + 4 } ?? 0
    let isPrefix = value[0].code == UInt8(ascii: "+")
    return (isPrefix ? start..<end : 0..<0, min(number, context)..<context)
  }

  private static func copy(
    _ source: Range<Int>, in scratch: inout MutableSpan<UInt8>, behind target: Range<Int>
  ) -> Range<Int> {
    var end = target.upperBound
    for index in source {
      scratch[end] = scratch[index]
      end += 1
    }
    return target.lowerBound..<end
  }
}

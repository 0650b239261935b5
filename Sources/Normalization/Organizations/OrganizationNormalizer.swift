import RecordStreams

/// Turns names of organizations into keys that can be compared.
///
/// A value without state: any number of threads share it.
///
/// - Source: legal forms from `Docs/data-sources.md`.
package struct OrganizationNormalizer: Sendable {
  private let words = OrganizationWords.shared

  package init() {}

  /// Appends the folded words of an organization's name without its legal form: `Acme, Inc.` gives "acme".
  ///
  /// "the" in front and "and" between words are left out; one word always stays.
  ///
  /// - Returns: The number of words; 0 and nothing appended when the text has none.
  @discardableResult
  package func appendKey(of text: Span<UInt8>, to bytes: inout [UInt8]) -> Int {
    let start = bytes.count
    WordFolder.appendUndottedWords(of: text, to: &bytes)
    dropLegalForms(behind: start, in: &bytes)
    dropLeadingForm(behind: start, in: &bytes)
    return dropConnectives(behind: start, in: &bytes)
  }

  /// Takes legal forms of up to four words off the end, as often as there is one.
  private func dropLegalForms(behind start: Int, in bytes: inout [UInt8]) {
    while let cut = legalFormStart(in: bytes.span.slice(start, bytes.count)) {
      bytes.removeLast(bytes.count - start - cut)
    }
  }

  /// Where the longest legal form at the end begins, its space included; `nil` when there is none.
  private func legalFormStart(in name: Span<UInt8>) -> Int? {
    var longest: Int?
    var end = name.count
    for _ in 0..<4 {
      guard let space = name.lastIndex(of: 0x20, before: end), space > 0 else { break }
      let form = name.slice(space + 1, name.count)
      if words.isLegalForm(form) || Self.isCompany(form) { longest = space }
      end = space
    }
    return longest
  }

  private static func isCompany(_ word: Span<UInt8>) -> Bool {
    word.isEqual(to: "co") || word.isEqual(to: "company") || word.isEqual(to: "cie")
  }

  /// Russian and Indonesian forms stand in front: "ООО Ромашка", "PT Maju".
  private func dropLeadingForm(behind start: Int, in bytes: inout [UInt8]) {
    let length = Self.leadingFormLength(in: bytes.span.slice(start, bytes.count))
    if length > 0 { bytes.removeSubrange(start..<(start + length)) }
  }

  /// The length of a form in front with its space; 0 when there is none, or nothing behind it.
  private static func leadingFormLength(in name: Span<UInt8>) -> Int {
    guard let space = name.firstIndex(of: 0x20), space + 1 < name.count else { return 0 }
    let first = name.slice(0, space)
    for form in leadingForms where first.isEqual(to: form) { return space + 1 }
    return 0
  }

  private static let leadingForms: [StaticString] = [
    "the", "ооо", "оао", "зао", "пао", "ао", "ип", "тов", "ooo", "oao", "zao", "pao", "pt", "株式会社",
    "firma",
  ]

  private func dropConnectives(behind start: Int, in bytes: inout [UInt8]) -> Int {
    var count = 0
    var word = start
    while word < bytes.count {
      let (length, isConnective) = Self.firstWord(of: bytes.span.slice(word, bytes.count))
      if isConnective, count > 0 {
        bytes.removeSubrange(word...(word + length))
        continue
      }
      count += 1
      word += length + 1
    }
    return count
  }

  private static func firstWord(of text: Span<UInt8>) -> (length: Int, isConnective: Bool) {
    let isConnective =
      text.hasPrefix("and ") || text.hasPrefix("und ") || text.hasPrefix("et ")
    return (text.firstIndex(of: 0x20) ?? text.count, isConnective)
  }
}

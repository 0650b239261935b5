import CSVFormat
import ContactModel
import JSONFormat
import RecordStreams
import VCardFormat

/// Finds the format of an input from its first bytes; its name is the weaker witness.
enum FormatDetector {
  /// How many bytes are looked at.
  static let headBytes = 1 << 16

  /// The best guess of all format modules.
  ///
  /// - Throws: `ReadError.notUnderstood` when no module knows the bytes.
  static func detect(
    head: [UInt8], name: String, fileName: String?
  ) throws(ReadError) -> FormatEvidence {
    let found = [
      VCardDetection.examine(head: head.span, fileName: fileName),
      JSONDetection.examine(head: head.span, fileName: fileName),
      CSVDetection.examine(head: head.span, fileName: fileName),
    ].compactMap(\.self)
    if let best = found.max(by: { $0.confidence < $1.confidence }) { return best }
    throw ReadError(
      code: .notUnderstood,
      message: whatItIs(head)
        + "; Kinfold reads vCard, CSV and JSON, and --from names the format if it is one of them",
      location: SourceLocation(inputName: name))
  }

  /// Names what people mistake for an address book.
  private static func whatItIs(_ head: [UInt8]) -> String {
    let bytes = head.span
    if bytes.count == 0 { return "is empty" }
    let known: [(StaticString, String)] = [
      ("%PDF-", "is a PDF"), ("PK\u{3}\u{4}", "is a ZIP archive or an Excel or Word file"),
      ("SQLite format 3", "is a SQLite database"), ("\u{1F}", "is compressed"),
      ("GIF8", "is an image"), ("{\\rtf", "is a rich text document"), ("<", "is XML or HTML"),
    ]
    for (mark, what) in known where bytes.hasPrefix(mark) { return what }
    if bytes.count > 2, bytes[0] == 0x1F, bytes[1] == 0x8B { return "is compressed with gzip" }
    if bytes.hasPrefix("\u{89}PNG") || (bytes.count > 1 && bytes[0] == 0xFF && bytes[1] == 0xD8) {
      return "is an image"
    }
    return "holds no contacts that can be recognized"
  }
}

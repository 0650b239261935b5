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
    throw notUnderstood(whatItIs(head), name: name)
  }

  /// Throws for bytes that are surely no text, whatever a guess at their encoding says.
  static func refuseBinary(head: [UInt8], name: String) throws(ReadError) {
    guard let what = binary(head) else { return }
    throw notUnderstood(what, name: name)
  }

  private static func notUnderstood(_ what: String, name: String) -> ReadError {
    ReadError(
      code: .notUnderstood,
      message: what
        + "; Kinfold reads vCard, CSV and JSON, and --from names the format if it is one of them",
      location: SourceLocation(inputName: name))
  }

  /// Names what people mistake for an address book.
  private static func whatItIs(_ head: [UInt8]) -> String {
    let bytes = head.span
    if bytes.count == 0 { return "is empty" }
    if bytes.hasPrefix("{\\rtf") { return "is a rich text document" }
    if bytes.hasPrefix("<") { return "is XML or HTML" }
    return binary(head) ?? "holds no contacts that can be recognized"
  }

  /// What a file of bytes is, by its first ones.
  private static func binary(_ head: [UInt8]) -> String? {
    let known: [([UInt8], String)] = [
      (Array("%PDF-".utf8), "is a PDF"),
      ([0x50, 0x4B, 3, 4], "is a ZIP archive or an Excel or Word file"),
      (Array("SQLite format 3".utf8), "is a SQLite database"),
      ([0x1F, 0x8B], "is compressed with gzip"), ([0x1F, 0x9D], "is compressed"),
      ([0x28, 0xB5, 0x2F, 0xFD], "is compressed"), ([0xFD, 0x37, 0x7A, 0x58], "is compressed"),
      (Array("GIF8".utf8), "is an image"), ([0x89, 0x50, 0x4E, 0x47], "is an image"),
      ([0xFF, 0xD8, 0xFF], "is an image"),
      ([0xD0, 0xCF, 0x11, 0xE0], "is an old Excel or Word file"),
    ]
    return known.first { head.starts(with: $0.0) }?.1
  }
}

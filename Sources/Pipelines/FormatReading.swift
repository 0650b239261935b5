import CSVFormat
import ContactModel
import JSONFormat
import RecordStreams
import UnicodeText
import VCardFormat

/// The parser and the boundary rule of an input whose format is known.
struct FormatReading {
  let parser: any BatchParser<Contact>
  let scanner: AnyBoundaryScanner
  /// How a table is written and read; `nil` for other formats.
  private(set) var layout: CSVLayout?

  init(evidence: inout FormatEvidence, head: [UInt8], isWhole: Bool, options: ReadingOptions) {
    switch evidence.format {
    case "json", "jsonl":
      parser = JSONParser(head: head.span)
      scanner = AnyBoundaryScanner(JSONBoundaryScanner())
    case let name where name.hasPrefix("vcard"):
      parser = VCardParser()
      scanner = AnyBoundaryScanner(VCardBoundaryScanner())
    default:
      let layout = Self.layout(head: head, isWhole: isWhole, format: evidence.format, options)
      parser = CSVParser(layout: layout)
      scanner = AnyBoundaryScanner(CSVBoundaryScanner(dialect: layout.dialect))
      self.layout = layout
      if options.format == nil {
        evidence.format =
          layout.dialect.delimiter == 0x09 && layout.map.source.format == "csv"
          ? "tsv" : layout.map.source.format
      }
    }
  }

  /// How a table is written, as found in its first bytes and as the options say.
  static func layout(
    head: [UInt8], isWhole: Bool, format: String, _ options: ReadingOptions
  ) -> CSVLayout {
    var table = CSVOptions()
    table.delimiter = options.delimiter ?? (format == "tsv" ? 0x09 : nil)
    table.hasHeader = options.hasHeader
    if let name = options.encoding, let encoding = CharacterEncoding(label: name) {
      // Whatever is neither is UTF-8 by now.
      table.encoding = encoding == .windows1252 ? .windows1252 : .utf8
    }
    return CSVLayout(sniffing: head.span, isWhole: isWhole, options: table)
  }
}

public import ContactModel
import RecordStreams

/// Tells whether an input is a table, and whose.
public enum CSVDetection {
  /// Looks at an input's first bytes.
  ///
  /// - Parameters:
  ///   - head: Up to 64 KiB.
  ///   - fileName: A hint: `.csv`, `.tsv`, `.tab`, `.txt`.
  /// - Returns: `google-csv`, `outlook-csv`, `thunderbird-csv`, `linkedin-csv`, `csv` or `tsv`; `nil` where there are no
  ///   rows or where they do not look like a table.
  public static func examine(head: Span<UInt8>, fileName: String?) -> FormatEvidence? {
    let window = head.slice(0, min(head.count, 1 << 16))
    guard !isBinary(window), !isMarkup(window) else { return nil }
    var options = CSVOptions()
    options.fileName = fileName
    let layout = CSVLayout(sniffing: window, isWhole: window.count < 1 << 16, options: options)
    let columns = layout.map.columns.count
    let isNamed = [".csv", ".tsv", ".tab"].contains {
      fileName?.lowercased().hasSuffix($0) ?? false
    }
    guard columns > 0 else { return nil }
    let known = layout.map.knownCount
    guard columns > 1 || (isNamed && layout.dialect.hasHeader) || known > 0 && isNamed else {
      return nil
    }
    let source = layout.map.source
    let delimiter = layout.dialect.delimiterName
    if source != .unknown {
      return FormatEvidence(
        format: source.format, confidence: 0.98, reason: "the columns are those of \(source.name)")
    }
    let format = layout.dialect.delimiter == 0x09 ? "tsv" : "csv"
    if known > 0, layout.dialect.hasHeader {
      return FormatEvidence(
        format: format, confidence: min(0.95, 0.6 + 0.1 * Double(known)),
        reason: "a header with \(known) known of \(columns) columns, separated by \(delimiter)")
    }
    return FormatEvidence(
      format: format, confidence: isNamed ? 0.6 : 0.2,
      reason: "rows of \(columns) columns, separated by \(delimiter)")
  }

  private static func isBinary(_ head: Span<UInt8>) -> Bool {
    var odd = 0
    for index in 0..<head.count where head[index] < 0x09 { odd += 1 }
    return odd * 50 > head.count
  }

  /// Whether the first character begins a vCard, JSON, XML or PDF.
  private static func isMarkup(_ head: Span<UInt8>) -> Bool {
    var index = head.hasPrefix("\u{FEFF}") ? 3 : 0
    while index < head.count, head[index] <= 0x20 { index += 1 }
    guard index < head.count else { return true }
    if head[index] == 0x7B || head[index] == 0x5B || head[index] == 0x3C { return true }
    return head.hasPrefixIgnoringCase("begin:vcard", at: index) || head.hasPrefix("%PDF", at: index)
      || head.hasPrefix("PK\u{3}\u{4}", at: index)
  }
}

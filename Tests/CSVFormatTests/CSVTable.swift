import ContactModel
import RecordStreams

@testable import CSVFormat

/// A table read the way the pipeline does it: layout, batches, parser.
struct CSVTable {
  var layout: CSVLayout
  var contacts: [Contact] = []
  var diagnostics: [Diagnostic] = []
  var rejects: [String] = []
  var recordCount = 0
  var batches: [RecordBatch] = []

  init(_ text: String, batchBytes: Int = 1 << 20, options: CSVOptions = CSVOptions()) throws {
    try self.init(Array(text.utf8), batchBytes: batchBytes, options: options)
  }

  init(_ bytes: [UInt8], batchBytes: Int = 1 << 20, options: CSVOptions = CSVOptions()) throws {
    let head = bytes.span.slice(0, min(bytes.count, 1 << 18))
    let layout = CSVLayout(
      sniffing: head, isWhole: head.count == bytes.count, options: options)
    try self.init(bytes, layout: layout, batchBytes: batchBytes)
  }

  init(_ bytes: [UInt8], layout: CSVLayout, batchBytes: Int = 1 << 20) throws {
    self.layout = layout
    let parser = CSVParser(layout: layout)
    var reader = BatchReader(
      ByteSource(bytes: bytes, name: "table.csv"),
      scanner: CSVBoundaryScanner(dialect: layout.dialect),
      limits: ReadLimits(batchBytes: batchBytes))
    var assembler = BatchAssembler()
    while let batch = try reader.next() {
      var parsed = parser.parse(batch)
      assembler.place(&parsed, of: batch)
      contacts += parsed.records
      diagnostics += parsed.diagnostics
      rejects += parsed.rejects.map {
        batch.bytes.span.slice($0.range.lowerBound, $0.range.upperBound).string
      }
      batches.append(batch)
    }
    recordCount = assembler.recordCount
  }

  /// The contacts as texts, one a property.
  var summaries: [[String]] { contacts.map(\.summary) }

  /// `code:line` of every diagnostic.
  var findings: [String] { diagnostics.map { "\($0.code):\($0.location.line)" } }

  /// `header → target` of every column.
  var mapping: [String] { layout.map.columns.map { "\($0.header) → \($0.target)" } }
}

extension Contact {
  /// One text a property: `phoneNumber[mobile]=+1 202-555-0100`, parts separated by ` | `.
  var summary: [String] {
    var lines: [String] = []
    var index = 0
    while index < fieldCount {
      let end = endOfProperty(at: index)
      let first = field(at: index)
      var label = first.label == .none ? "" : first.label == .custom ? "" : "[\(first.label.word)]"
      if first.label == .custom { label = "[\(partText(.label, index, end))]" }
      if first.flags.contains(.preferred) { label += "*" }
      if first.flags.contains(.freeText) { label += "?" }
      var parts: [String] = []
      for position in index..<end {
        let field = field(at: position)
        if field.part == .label, field.label == .custom { continue }
        let kind = position == index ? "" : field.kind == first.kind ? "" : "\(field.kind)"
        let part = field.part == .value ? kind : "\(kind)\(field.part)"
        parts.append(part.isEmpty ? text(field) : "\(part)=\(text(field))")
      }
      lines.append("\(first.kind)\(label)=" + parts.joined(separator: " | "))
      index = end
    }
    return lines
  }
}

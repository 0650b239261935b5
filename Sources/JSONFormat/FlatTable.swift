import CSVFormat
import ContactModel
import RecordStreams

/// Objects of another program as the rows of a table, whose columns are guessed as any table's are.
struct FlatTable: Sendable {
  /// The names of the members, in order of appearance.
  private(set) var columns: [String] = []
  private var positions: [String: Int] = [:]
  private(set) var layout: CSVLayout?

  /// Looks at the objects in an input's first bytes.
  init(head: Span<UInt8>) {
    var object = FlatObject()
    var rows = Rows()
    var position = 0
    while let start = Self.nextObject(head, from: position), rows.count < Self.sampleSize {
      position = start + 1
      if JSONParser.isOwn(head, at: start) {
        var tokenizer = JSONTokenizer(at: start)
        position = (try? tokenizer.skipValue(head))?.upperBound ?? position
        continue
      }
      if let wrapped = WrappedArray.start(in: head, objectAt: start) {
        position = wrapped.position
        continue
      }
      guard (try? object.read(head, at: start)) != nil else { continue }
      position = object.position
      learn(object.names)
      rows.append(object, of: self, at: Provenance())
    }
    if rows.count > 0 { makeLayout(of: rows) }
  }

  private static let sampleSize = 2000

  private static func nextObject(_ head: Span<UInt8>, from start: Int) -> Int? {
    head.firstIndex(of: UInt8(ascii: "{"), from: start)
  }

  /// Says whether every member has a column.
  func knows(_ names: [String]) -> Bool { names.allSatisfy { positions[$0] != nil } }

  func position(of name: String) -> Int? { positions[name] }

  /// Adds columns for members that are new.
  private mutating func learn(_ names: [String]) {
    for name in names where positions[name] == nil {
      positions[name] = columns.count
      columns.append(name)
    }
  }

  private mutating func makeLayout(of rows: Rows) {
    var bytes = header
    bytes.append(rows.bytes.span)
    var options = CSVOptions()
    options.delimiter = UInt8(ascii: ",")
    options.hasHeader = true
    options.encoding = .utf8
    var layout = CSVLayout(sniffing: bytes.span, isWhole: true, options: options)
    layout.dialect.dataOffset = 0
    layout.headerBytes = []
    self.layout = layout
  }

  /// The same table with more columns, for a batch with members that its head did not have.
  func extended(by rows: [[String]]) -> FlatTable {
    var table = self
    for names in rows { table.learn(names) }
    table.makeLayout(of: Rows())
    guard let known = layout else { return table }
    // What is known already stays as it was found.
    for index in known.map.columns.indices where index < (table.layout?.map.columns.count ?? 0) {
      table.layout?.map.columns[index] = known.map.columns[index]
    }
    if let columns = table.layout?.map.columns {
      table.layout?.map = CSVColumnMap(columns: columns, source: known.map.source)
    }
    return table
  }

  private var header: [UInt8] {
    var bytes: [UInt8] = []
    for (index, name) in columns.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      Rows.appendQuoted(Array(name.utf8).span, to: &bytes)
    }
    bytes.append(0x0A)
    return bytes
  }

  /// Rows under way, as CSV, with the places of the objects they were.
  struct Rows {
    private(set) var bytes: [UInt8] = []
    private(set) var places: [Provenance] = []
    private var cells: [Int] = []

    var count: Int { places.count }

    mutating func append(_ object: FlatObject, of table: FlatTable, at place: Provenance) {
      places.append(place)
      cells = Array(repeating: -1, count: table.columns.count)
      for (index, name) in object.names.enumerated() {
        if let column = table.position(of: name) { cells[column] = index }
      }
      for (column, index) in cells.enumerated() {
        if column > 0 { bytes.append(UInt8(ascii: ",")) }
        if index >= 0 { Self.appendQuoted(object.value(at: index), to: &bytes) }
      }
      bytes.append(0x0A)
    }

    static func appendQuoted(_ text: Span<UInt8>, to bytes: inout [UInt8]) {
      bytes.append(UInt8(ascii: "\""))
      for index in 0..<text.count {
        if text[index] == UInt8(ascii: "\"") { bytes.append(UInt8(ascii: "\"")) }
        bytes.append(text[index])
      }
      bytes.append(UInt8(ascii: "\""))
    }
  }
}

import ContactModel
import RecordStreams

/// Remembers the columns of the custom names met last: most contacts of a run have the same few.
struct CSVNameMemo: Sendable {
  private var entries: [(name: [UInt8], isIdentifier: Bool, columns: Range<Int>)] = []
  private static let mostEntries = 16

  /// The columns of a name, looked up by `find` the first time.
  mutating func columns(
    of name: Span<UInt8>, isIdentifier: Bool, find: (String) -> Range<Int>
  ) -> Range<Int> {
    for entry in entries where entry.isIdentifier == isIdentifier {
      let known = entry.name
      if known.span.isEqual(to: name) { return entry.columns }
    }
    let columns = find(name.string)
    if entries.count == Self.mostEntries { entries.removeFirst() }
    entries.append(([UInt8](copying: name), isIdentifier, columns))
    return columns
  }
}

extension [Int16] {
  /// A table of columns by the raw value of a kind; -1 where a kind has none.
  init(columnsOfKinds: [UInt8: Int]) {
    self = Array(repeating: -1, count: 256)
    for (kind, column) in columnsOfKinds { self[Int(kind)] = Int16(column) }
  }
}

extension Contact {
  /// The field of a property that holds a part, or `nil`.
  func part(_ part: FieldPart, _ start: Int, _ end: Int) -> Field? {
    for index in start..<end {
      let field = field(at: index)
      if field.partCode == part.rawValue { return field }
    }
    return nil
  }
}

/// Rows of different lengths in two arrays: all values in a row after each other, and where each row begins.
package struct Ragged<Element: Sendable & BitwiseCopyable>: Sendable {
  package private(set) var starts: [UInt32] = [0]
  package internal(set) var values: [Element] = []

  package init() {}

  package var rowCount: Int { starts.count - 1 }

  /// Adds a value to the row under way.
  package mutating func append(_ value: Element) { values.append(value) }

  /// Ends the row under way.
  package mutating func endRow() { starts.append(UInt32(truncatingIfNeeded: values.count)) }

  /// The values of the row under way, which was not ended yet.
  package var openRow: Range<Int> { Int(starts[starts.count - 1])..<values.count }

  package func range(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  @_lifetime(borrow self)
  package func row(_ row: Int) -> Span<Element> { values.span.extracting(range(row)) }

  /// Brings the rows into another order.
  mutating func reorder(_ order: [UInt32]) {
    var next = Ragged()
    next.values.reserveCapacity(values.count)
    next.starts.reserveCapacity(starts.count)
    for row in order {
      for position in range(Int(row)) { next.values.append(values[position]) }
      next.endRow()
    }
    self = next
  }

  /// Adds the rows of another table, each value changed on the way.
  mutating func append(contentsOf other: Ragged<Element>, _ change: (Element) -> Element) {
    let base = UInt32(truncatingIfNeeded: values.count)
    values.reserveCapacity(max(values.count + other.values.count, 0))
    for value in other.values { values.append(change(value)) }
    for start in other.starts.dropFirst() { starts.append(base + start) }
  }
}

/// What the user says about a table; the rest is found out.
package struct CSVOptions: Sendable, Hashable {
  /// The byte between cells.
  package var delimiter: UInt8?
  /// Whether the first row names the columns.
  package var hasHeader: Bool?
  /// How bytes stand for characters.
  package var encoding: CSVEncoding?
  /// How dates such as `3/4/1985` are ordered where the table does not tell.
  package var dateOrder = CSVDateOrder.unknown
  /// The file's name, a hint for the delimiter.
  package var fileName: String?

  package init() {}
}

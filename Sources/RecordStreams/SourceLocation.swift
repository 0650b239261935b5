/// A place in an input.
public struct SourceLocation: Sendable, Hashable {
  /// What the input is called; empty when the place is in no input.
  public var inputName: String
  /// The offset of the byte, from 0.
  public var offset: Int
  /// The line, from 1; 0 when unknown.
  public var line: Int
  /// The column in UTF-8 bytes, from 1; 0 when the whole line is meant.
  public var column: Int
  /// The record, from 1, a table's header not counted; 0 when the place is in no record.
  public var record: Int
  /// The name of the field or column concerned; empty when none is.
  public var field: String

  /// Makes a location.
  public init(
    inputName: String, offset: Int = 0, line: Int = 0, column: Int = 0, record: Int = 0,
    field: String = ""
  ) {
    self.inputName = inputName
    self.offset = offset
    self.line = line
    self.column = column
    self.record = record
    self.field = field
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The form that editors jump to: `people.csv:418:27`.
  public var description: String {
    guard line > 0 else { return inputName }
    return column > 0 ? "\(inputName):\(line):\(column)" : "\(inputName):\(line)"
  }
}

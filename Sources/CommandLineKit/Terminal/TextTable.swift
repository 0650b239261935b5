/// A table for a terminal: columns aligned by what the eye sees, foreign text made harmless.
///
/// ```swift
/// var table = TextTable(columns: ["format", .init("records", alignment: .trailing)])
/// table.append("vcard3", "217")
/// try output.write(table.text(width: output.facts.width))
/// ```
package struct TextTable: Sendable, Hashable {
  /// A column.
  package struct Column: Sendable, Hashable, ExpressibleByStringLiteral {
    /// On which side its texts stand.
    package enum Alignment: Sendable, Hashable {
      /// Left; texts.
      case leading
      /// Right; numbers.
      case trailing
    }

    /// The heading.
    package var title: String
    /// On which side its texts stand.
    package var alignment: Alignment
    /// The width below which it is not cut, in columns of the terminal.
    package var minimum: Int

    /// Makes a column.
    package init(_ title: String, alignment: Alignment = .leading, minimum: Int = 6) {
      self.title = title
      self.alignment = alignment
      self.minimum = minimum
    }

    /// Makes a column of texts.
    package init(stringLiteral title: String) { self.init(title) }
  }

  /// The text of one row in one column.
  package struct Cell: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The text as it came.
    package var text: String
    /// How it is set apart.
    package var tint: Style.Tint?

    /// Makes a cell.
    package init(_ text: String, tint: Style.Tint? = nil) {
      self.text = text
      self.tint = tint
    }

    /// Makes a plain cell.
    package init(stringLiteral text: String) { self.init(text) }
  }

  /// The columns.
  package var columns: [Column]
  /// The rows; missing cells are empty, extra ones are left out.
  package private(set) var rows: [[Cell]] = []
  /// Whether headings are shown.
  package var showsTitles = true
  /// What stands before every line.
  package var indent = 0

  /// Makes an empty table.
  package init(columns: [Column]) { self.columns = columns }

  /// Appends a row.
  package mutating func append(_ cells: Cell...) { rows.append(cells) }
  /// Appends a row.
  package mutating func append(row cells: [Cell]) { rows.append(cells) }

  /// Returns the lines, each with its line feed and without trailing blanks.
  ///
  /// - Parameters:
  ///   - width: The columns to fit in by cutting the widest cells; `nil` cuts nothing.
  ///   - style: Whether headings and tinted cells are set apart.
  package func text(width: Int? = nil, style: Style = .plain) -> String {
    let titles = columns.map { Cell(VisibleText.of($0.title), tint: .bold) }
    let rows = rows.map { row in
      columns.indices.map { index in
        index < row.count ? Cell(VisibleText.of(row[index].text), tint: row[index].tint) : Cell("")
      }
    }
    let lines = (showsTitles ? [titles] : []) + rows
    let widths = widths(of: lines, fitting: width)
    var text = ""
    for line in lines {
      text += self.line(line, widths: widths, style: style) + "\n"
    }
    return text
  }

  private static let gap = 2

  private func line(_ cells: [Cell], widths: [Int], style: Style) -> String {
    var line = String(repeating: " ", count: indent)
    var blanks = 0
    for (index, cell) in cells.enumerated() {
      let shown = DisplayWidth.truncated(cell.text, columns: widths[index])
      let padding = widths[index] - DisplayWidth.of(shown)
      let leading = columns[index].alignment == .trailing ? padding : 0
      // Blanks are owed until something follows them, so that no line ends with any.
      if !shown.isEmpty {
        line += String(repeating: " ", count: blanks + leading)
        line += cell.tint.map { style.apply($0, shown) } ?? shown
        blanks = 0
      }
      blanks += (shown.isEmpty ? widths[index] : padding - leading) + Self.gap
    }
    return line
  }

  /// The width of each column: its widest cell, less what must go so that the whole fits.
  private func widths(of lines: [[Cell]], fitting limit: Int?) -> [Int] {
    var widths = columns.indices.map { index in
      lines.reduce(0) { max($0, DisplayWidth.of($1[index].text)) }
    }
    guard let limit else { return widths }
    widths = widths.map { min($0, max(limit, 0)) }
    let gaps = indent + Self.gap * max(0, columns.count - 1)
    for _ in 0..<max(0, widths.reduce(gaps, +) - limit) {
      let cuttable = widths.indices.filter { widths[$0] > max(1, columns[$0].minimum) }
      guard let widest = cuttable.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
    }
    return widths
  }
}

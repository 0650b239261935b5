import ContactModel
import RecordStreams

/// Writes the label of a property into a cell.
enum CSVLabelWriting {
  /// How a label is spelled.
  enum Style { case plain, google }

  /// Sets the cell to `home`, `* Home Fax`, a custom label verbatim; leaves it empty for no label.
  static func set(
    _ column: Int, _ contact: Contact, _ start: Int, _ end: Int, _ style: Style,
    in row: inout CSVRowBuffer
  ) {
    let field = contact.field(at: start)
    let isPreferred = field.flags.contains(.preferred)
    if field.label == .custom {
      let word = Label(rawValue: contact.partText(.label, start, end)).displayText
      row.set(column, isPreferred ? "* " + word : word)
    } else if field.label != .none || isPreferred {
      let words = style == .google ? googleWords : plainWords
      let word = words[Int(field.labelCode)]
      if isPreferred {
        row.set(column, "* " + word.span.string)
      } else {
        row.set(column, word.span)
      }
    }
  }

  /// The standard labels by raw value, as `LabelText` reads them.
  private static let plainWords: [[UInt8]] = (0..<256).map { code in
    Array((StandardLabel(rawValue: UInt8(code))?.word ?? "").utf8)
  }

  /// The standard labels as Google writes them: `Home`, `Work Fax`.
  private static let googleWords: [[UInt8]] = (0..<256).map { code in
    guard let label = StandardLabel(rawValue: UInt8(code)) else { return [] }
    if label == .iPhone || label == .iCloud { return Array(label.word.utf8) }
    if label == .homePage { return Array("Home Page".utf8) }
    let words = label.word.split(separator: " ")
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return Array(words.joined(separator: " ").utf8)
  }
}

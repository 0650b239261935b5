import ContactModel
import RecordStreams

/// Writes the label of a property as the text of a cell.
enum CSVLabelWriting {
  /// How a label is spelled.
  enum Style { case plain, google }

  /// The cell's text: `home`, `* Home Fax`, a custom label verbatim; empty for none.
  static func text(
    _ contact: Contact, _ start: Int, _ end: Int, _ style: Style
  ) -> String {
    let field = contact.field(at: start)
    let word: String
    if field.label == .custom {
      word = Label(rawValue: contact.partText(.label, start, end)).displayText
    } else {
      word = style == .google ? googleWords[Int(field.labelCode)] : field.label.word
    }
    return field.flags.contains(.preferred) ? "* " + word : word
  }

  /// The standard labels as Google writes them: `Home`, `Work Fax`.
  private static let googleWords: [String] = (0..<256).map { code in
    guard let label = StandardLabel(rawValue: UInt8(code)) else { return "" }
    if label == .iPhone || label == .iCloud { return label.word }
    if label == .homePage { return "Home Page" }
    return label.word.split(separator: " ")
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}

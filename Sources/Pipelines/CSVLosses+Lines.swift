import CSVFormat
import ContactModel

extension CSVLosses {
  /// The losses in words, a line a kind, as summaries show them.
  var lines: [String] {
    var lines: [String] = []
    for (kind, count) in dropped.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      lines.append("left out \(count) \(Self.words(kind)): the table has no column for them")
    }
    for (kind, count) in inNotes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      lines.append(
        "put \(count) \(Self.words(kind)) into the notes: the table has no column for them")
    }
    if extras > 0 { lines.append("left out parameters or groups of \(extras) values") }
    if characters > 0 { lines.append("replaced \(characters) characters that the encoding lacks") }
    return lines
  }

  /// `phoneNumber` → "phone number values".
  private static func words(_ kind: PropertyKind) -> String {
    var words = ""
    for character in "\(kind)" {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words + " values"
  }
}

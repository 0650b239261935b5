import ContactModel
import RecordStreams

/// The lines at the end of a note that hold values a table had no column for.
enum OverflowNote {
  struct Line {
    var kind: PropertyKind
    var label: StandardLabel
    var text: String
    var value: [UInt8]
    var service: [UInt8]
  }

  /// Where the lines begin, or `nil`: every line from there to the end is one of them.
  static func start(in text: Span<UInt8>, from mark: Int) -> Int? {
    var end = text.count
    var start: Int?
    while end > mark {
      let lineStart = text.lastIndex(of: 0x0A, before: end).map { max($0 + 1, mark) } ?? mark
      guard line(text.slice(lineStart, end)) != nil else { break }
      start = lineStart
      end = lineStart - 1
    }
    return start
  }

  static func lines(_ bytes: [UInt8]) -> [Line] {
    bytes.split(separator: 0x0A).compactMap { line(Array($0).span) }
  }

  /// Reads `E-mail Address: x@example.com`; `nil` for any other text.
  private static func line(_ text: Span<UInt8>) -> Line? {
    guard let colon = text.firstIndex(of: 0x3A), colon + 2 < text.count, colon < 24,
      text[colon + 1] == 0x20
    else { return nil }
    let name = text.slice(0, colon)
    let value = text.slice(colon + 2, text.count).trimmed()
    guard value.count > 0 else { return nil }
    if name.isEqual(to: "E-mail Address") {
      return Line(
        kind: .emailAddress, label: .none, text: "", value: [UInt8](copying: value), service: [])
    }
    if name.isEqual(to: "IM") { return instantMessage(value) }
    if name.isEqual(to: "Web Page") {
      return Line(
        kind: .urlAddress, label: .none, text: "", value: [UInt8](copying: value), service: [])
    }
    let key = name.string.lowercased()
    guard let phone = OutlookColumns.phones.first(where: { $0.0 == key }) else { return nil }
    return Line(
      kind: .phoneNumber, label: phone.1, text: phone.2, value: [UInt8](copying: value), service: []
    )
  }

  /// `SKYPE: max.s`, or a name alone.
  private static func instantMessage(_ value: Span<UInt8>) -> Line {
    var line = Line(kind: .instantMessage, label: .none, text: "", value: [], service: [])
    if let colon = value.firstIndex(of: 0x3A), colon + 2 < value.count, value[colon + 1] == 0x20 {
      line.service = [UInt8](copying: value.slice(0, colon))
      line.value = [UInt8](copying: value.slice(colon + 2, value.count))
    } else {
      line.value = [UInt8](copying: value)
    }
    return line
  }
}

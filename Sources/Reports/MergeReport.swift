import ContactModel
import RecordStreams
package import Unification

/// What a merge did: which value came from where, what was dropped and why; a contact at a time.
///
/// In JSON nothing that was in a card is missing, so that a merge can be followed back.
package struct MergeReport {
  private let inputNames: [String]
  private let isRedacted: Bool
  private let style: ReportStyle

  /// Makes a report.
  ///
  /// - Parameter inputNames: What the inputs are called, in the order of their indices.
  package init(inputNames: [String], isRedacted: Bool = false, style: ReportStyle = .plain) {
    self.inputNames = inputNames
    self.isRedacted = isRedacted
    self.style = style
  }

  /// Appends a merged contact for people.
  package func append(text contact: UnifiedContact, to output: inout [UInt8]) {
    let name = ReportText.visible(shown(contact.contact.displayName), limit: 80)
    output.append(
      line: "\(style(.heading, name.isEmpty ? "(no name)" : name)), "
        + "made of \(NumberText.count(contact.sources.count, "record"))")
    for (index, source) in contact.sources.enumerated() {
      output.append(line: "  [\(index + 1)] \(style(.faint, place(source)))")
    }
    append("kept", contact.values.filter(\.isKept), to: &output)
    append(
      "said again", contact.values.filter { $0.reason == .equal }, to: &output)
    append(
      "left out", contact.values.filter { !$0.isKept && $0.reason != .equal }, to: &output)
    output.append(line: "")
  }

  private func append(_ title: String, _ values: [MergedValue], to output: inout [UInt8]) {
    guard !values.isEmpty else { return }
    output.append(line: "  \(title)")
    for value in values {
      let property = NumberText.left(FieldWords.words(value.property), columns: 18)
      let text = ReportText.visible(shown(value.text), limit: 80)
      let reason = Self.reasons[value.reason].map { style(.faint, " (\($0))") } ?? ""
      output.append(
        line: "    [\(value.source + 1)] \(style(.faint, property)) \(text)\(reason)")
    }
  }

  private static let reasons: [MergedValue.Reason: String] = [
    .outranked: "there can be one only, and another record was asked first",
    .otherName: "names are taken whole from one record",
    .contained: "a text that says the same and more is kept",
  ]

  /// Appends a merged contact as a JSON object on a line.
  package func append(json contact: UnifiedContact, to output: inout [UInt8]) {
    var json = JSONWriter()
    json.object { json in
      json.member("name", shown(contact.contact.displayName))
      json.member("uid", shown(contact.contact.uid))
      json.key("sources")
      json.array { json in
        for source in contact.sources {
          json.object { json in
            json.member("input", inputNames.name(ofInput: source.input))
            json.member("record", source.record)
            json.member("line", source.line)
            json.member("offset", source.offset)
            json.member("length", source.length)
          }
        }
      }
      json.key("values")
      json.array { json in
        for value in contact.values {
          json.object { json in
            json.member("property", value.property)
            json.member("text", shown(value.text))
            json.member("source", value.source + 1)
            json.member("isKept", value.isKept)
            json.member("reason", value.reason.rawValue)
          }
        }
      }
    }
    output.append(contentsOf: json.bytes)
    output.append(UInt8(ascii: "\n"))
  }

  private func shown(_ value: String) -> String { isRedacted ? Redaction.mask(value) : value }

  private func place(_ source: Provenance) -> String {
    ReportRecord.place(inputNames.name(ofInput: source.input), source)
  }
}

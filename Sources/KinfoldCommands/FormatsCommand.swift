import CommandLineKit
import Pipelines

/// `formats [NAME]`: the formats that can be read and written.
enum FormatsCommand {
  static let command = Command(
    CommandSpecification(
      name: "formats", group: .other, summary: "list the formats, or explain one",
      operands: [
        Operand(
          "NAME", optional: true, choices: FormatCatalogue.all.map { Choice($0.name) },
          summary: "the format to explain")
      ],
      examples: [
        Example("kinfold formats", "every format, with what can be read and written"),
        Example("kinfold formats jsonl", "what there is to know about one"),
      ])
  ) { arguments, environment in
    if let name = arguments.operands.first, let entry = FormatCatalogue.entry(named: name) {
      try environment.output.write(explanation(of: entry))
      return .done
    }
    var table = TextTable(columns: ["name", "read", "write", "endings", "what it is"])
    for entry in FormatCatalogue.all {
      table.append(
        TextTable.Cell(entry.name), TextTable.Cell(entry.isReadable ? "yes" : "no"),
        TextTable.Cell(entry.isWritable ? "yes" : "no"),
        TextTable.Cell(entry.fileEndings.map { ".\($0)" }.joined(separator: " ")),
        TextTable.Cell(entry.summary))
    }
    let facts = environment.output.facts
    try environment.output.write(table.text(width: facts.isTerminal ? facts.width : nil))
    return .done
  }

  private static func explanation(of entry: FormatCatalogue.Entry) -> String {
    let can = entry.isReadable && entry.isWritable ? "read and written" : "read"
    return "\(entry.name): \(entry.summary); can be \(can)\n\n\(entry.details)\n"
  }
}

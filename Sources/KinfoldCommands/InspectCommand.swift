import CommandLineKit
import ContactModel
import Pipelines
import RecordStreams
import Reports

/// `inspect`: what is this?
enum InspectCommand {
  static let command = Command(
    CommandSpecification(
      name: "inspect", group: .look,
      summary: "tell what an input is: format, columns, records, first contacts",
      operands: [.inputs],
      flags: [
        Flag(
          "format", value: "FORMAT", choices: ["table", "json"], default: "table", group: .output,
          summary: "how the findings are written"), .json,
      ] + .reading + [.threads, .temporary, .redact],
      examples: [
        Example("kinfold inspect contacts.csv", "which column is taken for what, and why"),
        Example("kinfold inspect *.vcf --json | jq '.[].contacts'", "how many contacts in each"),
      ],
      synonyms: ["info", "sniff", "file"])
  ) { arguments, environment in try run(arguments, environment) }

  private static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws -> ExitCode {
    let context = try CommandContext(arguments, environment)
    let inputs = try context.openInputs()
    let reporter = try RunReporter(context)
    let isJSON = try arguments.choice(of: .format) == "json"
    var texts: [String] = []
    for input in inputs.inputs {
      let inspection = try Inspection(
        input, options: context.readingOptions, samples: 3, log: reporter.log,
        progress: reporter.progressHandler(
          "inspecting", totalBytes: input.size, output: environment.output))
      let text = InspectionText(
        inspection: inspection, isRedacted: arguments.isSet(.redact),
        width: environment.output.facts.isTerminal ? environment.output.facts.width : nil)
      texts.append(isJSON ? text.json : text.text)
    }
    try environment.output.write(
      isJSON ? "[\n" + texts.joined(separator: ",\n") + "\n]\n" : texts.joined(separator: "\n"))
    try reporter.finish()
    context.console.summary(reporter.readingSummary(inputs: inputs.inputs.count))
    return reporter.exitCode
  }
}

/// The written forms of an inspection.
struct InspectionText {
  let inspection: Inspection
  let isRedacted: Bool
  let width: Int?

  var text: String {
    var lines = ["\(inspection.identity.name)"]
    lines.append("  format     \(inspection.evidence.format) (\(inspection.evidence.reason))")
    for fact in inspection.facts {
      lines.append("  \(fact.name.padded(to: 10)) \(VisibleText.of(fact.value))")
    }
    if let size = inspection.size { lines.append("  size       \(Quantity.bytes(size))") }
    lines.append("  contacts   \(inspection.contactCount)")
    var text = lines.joined(separator: "\n") + "\n"
    if !inspection.columns.isEmpty { text += "\n" + columns }
    if !inspection.properties.isEmpty { text += "\n" + properties }
    if !inspection.firstContacts.isEmpty { text += "\n" + contacts }
    return text
  }

  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("input", inspection.identity.name)
      json.member("format", inspection.evidence.format)
      json.key("confidence")
      json.raw("\(inspection.evidence.confidence)")
      json.member("reason", inspection.evidence.reason)
      json.key("facts")
      json.object { json in
        for fact in inspection.facts { json.member(fact.name, fact.value) }
      }
      json.member("contacts", inspection.contactCount)
      json.key("properties")
      json.object { json in
        for property in inspection.properties { json.member(property.name, property.contacts) }
      }
      json.key("columns")
      json.array { json in
        for column in inspection.columns { append(column, to: &json) }
      }
    }
    return json.text
  }

  private func append(_ column: Inspection.Column, to json: inout JSONWriter) {
    json.object { json in
      json.member("header", column.header)
      json.member("target", column.target)
      json.key("confidence")
      json.raw("\(column.confidence)")
      json.member("reason", column.reason)
    }
  }

  private var columns: String {
    var table = TextTable(columns: ["column", "becomes", "sure", "why", "values"])
    table.indent = 2
    for (index, column) in inspection.columns.enumerated() {
      let samples = isRedacted ? "…" : column.samples.prefix(2).joined(separator: ", ")
      table.append(
        TextTable.Cell(column.header.isEmpty ? "#\(index + 1)" : column.header),
        TextTable.Cell(column.target),
        TextTable.Cell("\(Int((column.confidence * 100).rounded()))%"),
        TextTable.Cell(column.reason), TextTable.Cell(samples))
    }
    return table.text(width: width)
  }

  private var properties: String {
    var table = TextTable(
      columns: [
        "property", .init("contacts", alignment: .trailing), .init("share", alignment: .trailing),
      ])
    table.indent = 2
    for property in inspection.properties {
      table.append(
        TextTable.Cell(property.name), TextTable.Cell("\(property.contacts)"),
        TextTable.Cell(Quantity.percent(property.contacts, of: inspection.contactCount)))
    }
    return table.text(width: width)
  }

  private var contacts: String {
    var table = TextTable(columns: ["first contacts", "phone", "email", "organization"])
    table.indent = 2
    for contact in inspection.firstContacts {
      let cells = [
        contact.displayName, contact.phoneNumbers.first?.value ?? "",
        contact.emailAddresses.first?.value ?? "", contact.organizationName,
      ]
      table.append(row: cells.map { TextTable.Cell(isRedacted && !$0.isEmpty ? "…" : $0) })
    }
    return table.text(width: width)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

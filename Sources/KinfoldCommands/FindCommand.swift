import CommandLineKit
import ContactModel
import ContactStorage
import Pipelines

/// `find`: contacts of a store, as a table or JSON.
enum FindCommand {
  static let command = Command(
    CommandSpecification(
      name: "find", group: .store, summary: "find contacts in a store",
      flags: [.store, .contactName, .email, .phone, .ids, .sort, .limit, .region, .format, .json],
      examples: [
        Example("kinfold find --name \"ada lo\"", "every word must begin a word of the name"),
        Example(
          "kinfold find --phone \"(312) 555-0142\" --region US --json", "whose number is this?"),
      ],
      discussion: "What is given must all be met. Exits with 66 if nothing is found.",
      synonyms: ["search", "list"])
  ) { arguments, environment in try run(arguments, environment) }

  private static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws -> ExitCode {
    let context = try CommandContext(arguments, environment)
    var request = try FindRequest(arguments)
    request.parts = .content
    request.phoneKeys = StoredPhoneKeys.keys(of: request.phone, region: try context.region())
    let store = try ContactStore(
      opening: StorePath.path(arguments, environment), options: StoreOptions(access: .readOnly))
    let cards = try store.find(request)
    let format = try arguments.choice(of: .format) ?? "table"
    try environment.output.write(text(of: cards, format: format, environment.output))
    context.console.summary("found \(Quantity.count(cards.count, "contact"))")
    return cards.isEmpty ? .noInput : .done
  }

  private static func text(
    of cards: [StoredCard], format: String, _ output: OutputChannel
  ) -> String {
    switch format {
    case "json":
      "["
        + cards.map { "\n" + ContactText.json($0.contact, identifier: $0.identifier) }
        .joined(separator: ",") + "\n]\n"
    case "jsonl":
      cards.map { ContactText.json($0.contact, identifier: $0.identifier) + "\n" }.joined()
    case "tsv": "id\tname\tphones\temails\n" + cards.map(row).joined()
    default: table(of: cards).text(width: output.facts.isTerminal ? output.facts.width : nil)
    }
  }

  private static func cells(_ card: StoredCard) -> [String] {
    [
      "\(card.identifier)", card.contact.displayName,
      card.contact.phoneNumbers.map(\.value).joined(separator: ", "),
      card.contact.emailAddresses.map(\.value).joined(separator: ", "),
    ]
  }

  private static func row(_ card: StoredCard) -> String {
    cells(card).map { VisibleText.of($0) }.joined(separator: "\t") + "\n"
  }

  private static func table(of cards: [StoredCard]) -> TextTable {
    var table = TextTable(columns: ["id", "name", "phones", "emails"])
    for card in cards { table.append(row: cells(card).map { TextTable.Cell($0) }) }
    return table
  }
}

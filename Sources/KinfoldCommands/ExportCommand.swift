import CommandLineKit
import ContactStorage
import Pipelines
import RecordStreams

/// `export`: contacts out of a store.
enum ExportCommand {
  static let command = Command(
    CommandSpecification(
      name: "export", group: .store, summary: "write the contacts of a store",
      flags: [.store, .contactName, .email, .phone, .ids, .sort, .limit] + .writing + [
        .threads, .temporary,
      ],
      examples: [
        Example("kinfold export -o all.vcf", "everything, as vCard 3.0"),
        Example("kinfold export --to jsonl | jq .fullName", "as a stage of a pipe"),
        Example("kinfold export --name \"ada lo\" --to vcard4", "only some"),
      ])
  ) { arguments, environment in try run(arguments, environment) }

  private static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws -> ExitCode {
    let context = try CommandContext(arguments, environment)
    let target = try OutputTarget(context)
    let store = try ContactStore(
      opening: StorePath.path(arguments, environment), options: StoreOptions(access: .readOnly))
    var output = try target.open(inputNames: [store.path])
    let line = context.console.progress(
      "exporting", .things("contacts", of: try store.count()), whileWritingTo: target.progressRival)
    let road = ExportRoad(threads: context.readingOptions.threads)
    let request = try FindRequest(arguments)
    if request.selectsAll {
      try road.run(from: store, to: &output) { done in
        try environment.interruption.check()
        line.update(to: done)
      }
    } else {
      try road.run(request, from: store, to: &output)
    }
    let written = output.contactCount
    let losses = try output.finish()
    line.finish()
    context.console.summary(
      (losses + [
        "wrote \(Quantity.count(written, "contact")) to \(target.displayName) · "
          + Quantity.duration(environment.clock.elapsed)
      ]).joined(separator: "\n"))
    return .done
  }
}

extension FindRequest {
  /// What the flags of `find` and `export` ask for.
  init(_ arguments: ParsedArguments) throws {
    self.init()
    name = arguments.value(of: .contactName) ?? ""
    email = arguments.value(of: .email) ?? ""
    phone = arguments.value(of: .phone) ?? ""
    let identifiers = arguments.values(of: .ids)
    if !identifiers.isEmpty {
      self.identifiers = try identifiers.map { text in
        guard let identifier = CardIdentifier(text) else {
          throw arguments.usageError("--ids: '\(text)' is no card's identifier", about: .ids)
        }
        return identifier
      }
    }
    limit = try arguments.integer(of: .limit, in: 0...)
    order =
      switch try arguments.choice(of: .sort) {
      case "given": .givenName
      case "family": .familyName
      default: .none
      }
  }

  /// Whether nothing narrows or orders the cards.
  var selectsAll: Bool {
    name.isEmpty && email.isEmpty && phone.isEmpty && identifiers == nil && limit == nil
      && order == .none
  }
}

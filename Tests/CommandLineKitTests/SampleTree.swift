import CommandLineKit

// A small program with one of everything that a table can hold.

extension Flag.Group {
  static let output = Flag.Group(title: "Output")
  static let matching = Flag.Group(title: "Matching")
}

extension Flag {
  static let output = Flag(
    "output", short: "o", value: "FILE", completion: .file, default: "-", synonyms: ["outfile"],
    group: .output, summary: "where the result goes",
    details: """
      A file is written beside its place and renamed at the end. `-` is standard output.

      An existing file is kept unless `--force` is given.
      """)
  static let to = Flag(
    "to", value: "FORMAT", choices: [Choice("boxes", "one box for each"), Choice("lines")],
    group: .output, summary: "the format to write")
  static let format = Flag(
    "format", value: "FORMAT", choices: ["table", "json"], default: "table", group: .output,
    summary: "the format of the report")
  static let json = Flag(shorthand: "json", for: .format, value: "json")
  static let force = Flag(
    switch: "force", group: .output, summary: "replace an existing file")
  static let dryRun = Flag(
    switch: "dry-run", short: "n", group: .output, summary: "tell what would be done, do nothing")
  static let header = Flag(
    switch: "header", isOn: true, group: .output, summary: "write a line of headings")
  static let region = Flag(
    "region", value: "CC", variable: "SORTER_REGION", negatable: true, group: .matching,
    summary: "the country of numbers without one")
  static let threshold = Flag(
    "threshold", value: "P", default: "0.95", group: .matching,
    summary: "how sure to be, 0…1")
  static let limit = Flag("limit", value: "N", group: .matching, summary: "the first N only")
  static let only = Flag(
    "only", value: "KINDS", choices: ["red", "green", "blue"], list: true, group: .matching,
    summary: "these kinds only")
  static let input = Flag(
    "with", short: "w", value: "FILE", completion: .file, repeatable: true, group: .matching,
    summary: "a further file")
  static let old = Flag(
    switch: "old-way", deprecation: "use --to lines", group: .output,
    summary: "write it the old way")
}

extension CommandSpecification.Group {
  static let change = CommandSpecification.Group(title: "Change files")
  static let shelf = CommandSpecification.Group(title: "Look after the shelf")
}

let sortCommand = CommandSpecification(
  name: "sort", group: .change, summary: "put things in order",
  operands: [
    Operand(
      "INPUT", optional: true, repeated: true, completion: .file,
      summary: "files of things; `-` is standard input")
  ],
  flags: [
    .output, .to, .force, .dryRun, .header, .region, .threshold, .limit, .only, .input, .old,
  ],
  examples: [
    Example("sorter sort things.txt -o sorted.txt", "one file into another"),
    Example("sorter sort --to lines - < things.txt | head", "as a stage of a pipeline"),
  ],
  discussion: """
    Things that are equal keep the order in which they came, so that sorting twice changes nothing.

    Orders are:
    - by size, the largest first
    - by name

      size  name
      12    box
    """, synonyms: ["order"])

let compareCommand = CommandSpecification(
  name: "compare", group: .change, summary: "tell how two files differ",
  operands: [
    Operand("A", completion: .file, summary: "the first file"),
    Operand("B", completion: .file, summary: "the second file"),
  ],
  flags: [.format, .json],
  examples: [
    Example("sorter compare old.txt new.txt", "what changed"),
    Example("sorter compare old.txt new.txt --json", "the same for a program"),
  ])

let shelfCommands = ["create", "check"].map { verb in
  CommandSpecification(
    name: "shelf \(verb)", group: .shelf, summary: "\(verb) the shelf",
    operands: verb == "create"
      ? [Operand("KIND", choices: ["wide", "tall"], summary: "which kind")] : [],
    flags: [.dryRun],
    examples: [
      Example("sorter shelf \(verb)", "the shelf at hand"),
      Example("sorter shelf \(verb) -n", "nothing yet"),
    ])
}

let bareTree = CommandTree(
  name: "sorter", version: "1.2.3", summary: "put things in order, whatever they are",
  discussion:
    "Things are read from files or standard input and written to files or standard output.",
  examples: [
    Example("sorter sort things.txt -o sorted.txt", "one file into another"),
    Example("sorter compare old.txt new.txt", "what changed"),
    Example("sorter shelf check", "is everything in its place?"),
  ],
  commonFlags: [.quiet, .verbose, .color, .noColor],
  families: [CommandTree.Family("shelf", summary: "look after the shelf")],
  variables: [CommandTree.Variable("SORTER_SHELF", "Where the shelf is.")],
  readMore: "The manual is in `man sorter`.")

/// The sample tree with its commands, and with those that every program has.
let sampleTree = sampleProgram().tree

/// A program that does nothing, or what `action` says for `sort`.
func sampleProgram(
  failure: @escaping @Sendable (any Error) -> Failure? = { _ in nil },
  sort action: @escaping Command.Action = { _, _ in .done }
) -> Program {
  Program(
    bareTree,
    commands: [Command(sortCommand, action: action)]
      + ([compareCommand] + shelfCommands).map { Command($0) { _, _ in .done } },
    failure: failure)
}

/// Parses words that must make a command.
func parsed(
  _ words: String..., variables: [String: String] = [:]
) throws -> ParsedArguments {
  guard case .command(let arguments) = try sampleTree.parse(words, variables: variables) else {
    throw NotACommand()
  }
  return arguments
}

struct NotACommand: Error {}

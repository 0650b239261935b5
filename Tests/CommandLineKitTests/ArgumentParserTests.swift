import CommandLineKit
import Testing

@Suite("words become arguments")
struct ArgumentParserTests {
  @Test(
    "a value may follow a flag in every way people write it",
    arguments: [
      ["sort", "--output", "x", "a"], ["sort", "--output=x", "a"], ["sort", "-o", "x", "a"],
      ["sort", "-ox", "a"], ["sort", "-o=x", "a"], ["sort", "a", "-o", "x"],
      ["sort", "-no", "x", "a"], ["sort", "-qnox", "a"], ["sort", "-o", "y", "a", "-o", "x"],
      ["-q", "sort", "a", "--output=x"], ["--color", "never", "sort", "a", "-ox"],
      ["sort", "--output", "x", "--", "a"],
    ])
  func values(words: [String]) throws {
    guard case .command(let arguments) = try sampleTree.parse(words) else {
      Issue.record("no command")
      return
    }
    #expect(arguments.value(of: .output) == "x")
    #expect(arguments.operands == ["a"])
  }

  @Test("a lone dash and whatever follows two dashes are operands")
  func operands() throws {
    #expect(try parsed("sort", "-", "--", "-n", "--", "b").operands == ["-", "-n", "--", "b"])
    #expect(try parsed("sort", "-o", "-").value(of: .output) == "-")
    #expect(try parsed("sort", "").operands == [""])
  }

  @Test("a value may be empty, hold equals signs, or be a negative number")
  func oddValues() throws {
    #expect(try parsed("sort", "--region=").value(of: .region) == "")
    #expect(try parsed("sort", "--region", "").value(of: .region) == "")
    #expect(try parsed("sort", "--region=a=b").value(of: .region) == "a=b")
    #expect(try parsed("sort", "--threshold", "-0.5").value(of: .threshold) == "-0.5")
    #expect(try parsed("sort", "--region=--x").value(of: .region) == "--x")
  }

  @Test("switches can be bundled, repeated and negated; the last one wins")
  func switches() throws {
    let bundled = try parsed("sort", "-qnv")
    #expect(bundled.isSet(.quiet) && bundled.isSet(.dryRun) && bundled.isSet(.verbose))
    #expect(try parsed("sort", "-vv", "-v").count(of: .verbose) == 3)
    #expect(try parsed("sort").isSet(.header))
    #expect(try !parsed("sort", "--no-header").isSet(.header))
    #expect(try parsed("sort", "--no-header", "--header").isSet(.header))
    #expect(try parsed("sort", "--region", "DE", "--no-region").value(of: .region) == nil)
    #expect(try !parsed("sort").isMentioned(.header))
  }

  @Test("a shorthand counts as the flag it stands for, in order")
  func shorthands() throws {
    #expect(try parsed("compare", "a", "b", "--json").value(of: .format) == "json")
    #expect(
      try parsed("compare", "a", "b", "--json", "--format=table").value(of: .format) == "table")
    #expect(try parsed("--no-color", "sort").value(of: .color) == "never")
    #expect(try parsed("compare", "a", "b", "--format=json").isSet(.json))
    #expect(try !parsed("compare", "a", "b", "--json", "--format=table").isSet(.json))
  }

  @Test("a flag on its way out still works and leaves a notice")
  func deprecation() throws {
    let arguments = try parsed("sort", "--old-way")
    #expect(arguments.isSet(.old))
    #expect(arguments.notices == ["--old-way is going away: use --to lines"])
  }

  @Test("a command of two words is found, with flags between them too")
  func families() throws {
    #expect(try parsed("shelf", "create", "wide").command.name == "shelf create")
    #expect(try parsed("shelf", "-q", "check").command.name == "shelf check")
  }

  @Test(
    "help wins over everything but what follows two dashes",
    arguments: [
      ([], HelpTopic.program, HelpDetail.short),
      (["-h"], .program, .short), (["--help"], .program, .long),
      (["sort", "-h"], .command(sortCommand), .short),
      (["sort", "--nonsense", "--help"], .command(sortCommand), .long),
      (["--help", "sort"], .command(sortCommand), .long),
      (["sort", "-qh"], .command(sortCommand), .short),
      (["shelf", "-h"], .family("shelf"), .short),
      (["shelf", "check", "--help"], .command(shelfCommands[1]), .long),
      (["nonsense", "--help"], .program, .long),
    ])
  func help(words: [String], topic: HelpTopic, detail: HelpDetail) throws {
    #expect(try sampleTree.parse(words) == .help(topic, detail: detail))
  }

  @Test("the version can be asked for with and without a command")
  func version() throws {
    #expect(try sampleTree.parse(["--version"]) == .version)
    #expect(try sampleTree.parse(["sort", "--version"]) == .version)
    #expect(try parsed("sort", "--", "--version").operands == ["--version"])
  }

  @Test(
    "a wrong command line is answered with what was meant",
    arguments: [
      (["sotr"], "unknown command 'sotr'; did you mean 'sort'?"),
      (["order"], "unknown command 'order'; did you mean 'sort'?"),
      (["zzz"], "unknown command 'zzz'"),
      (
        ["things.txt"],
        "unknown command 'things.txt'; name a command first, as in 'sorter sort things.txt'"
      ),
      (["shelf"], "'sorter shelf' needs one more word: create, check"),
      (["shelf", "chek"], "unknown command 'shelf chek'; did you mean 'shelf check'?"),
      (["shelf", "paint"], "unknown command 'shelf paint'; there are: create, check"),
      (["-q"], "no command was named"),
      (
        ["sort", "--ouput", "x"],
        "unknown flag '--ouput' for 'sorter sort'; did you mean '--output'?"
      ),
      (
        ["sort", "--outfile=x"],
        "unknown flag '--outfile' for 'sorter sort'; did you mean '--output'?"
      ),
      (
        ["sort", "--no-haeder"],
        "unknown flag '--no-haeder' for 'sorter sort'; did you mean '--no-header'?"
      ),
      (
        ["sort", "--no-force"],
        "unknown flag '--no-force': --force cannot be negated"
      ),
      (
        ["sort", "--json"],
        "unknown flag '--json' for 'sorter sort'; 'sorter compare' has it"
      ),
      (["--force", "sort"], "'--force' belongs after the command's name"),
      (["sort", "-x"], "unknown flag '-x' for 'sorter sort'"),
      (["sort", "-nx"], "unknown flag '-x' in '-nx'"),
      (["sort", "-output", "x"], "'-output' needs two dashes: '--output'"),
      (["sort", "-o"], "-o needs a FILE"),
      (
        ["sort", "--output", "--force"],
        "--output needs a FILE, but '--force' follows; if that is the FILE, write --output=--force"
      ),
      (["sort", "--force=yes"], "--force takes no value"),
      (["sort", "--no-region=DE"], "--no-region takes no value"),
      (["sort", "-n=1"], "-n takes no value"),
      (["sort", "--to", "box"], "--to: 'box' is not one of boxes, lines; did you mean 'boxes'?"),
      (
        ["sort", "--only", "red,gren"],
        "--only: 'gren' is not one of red, green, blue; did you mean 'green'?"
      ),
      (["compare", "a"], "B is missing: the second file"),
      (["compare", "a", "b", "c"], "unexpected 'c'"),
      (["shelf", "check", "x"], "unexpected 'x'"),
      (["shelf", "create", "tal"], "KIND: 'tal' is not one of wide, tall; did you mean 'tall'?"),
    ])
  func mistakes(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try sampleTree.parse(words) }
    #expect(error?.message == message)
    #expect(error?.code == .usage)
  }
}

import CommandLineKit
import Testing

@Suite("arguments are asked by flag")
struct ParsedArgumentsTests {
  @Test("what was typed wins over the variable, and that over the default")
  func precedence() throws {
    let variables = ["SORTER_REGION": "FR"]
    #expect(try parsed("sort", "--region", "DE", variables: variables).value(of: .region) == "DE")
    #expect(try parsed("sort", variables: variables).value(of: .region) == "FR")
    #expect(try parsed("sort", "--no-region", variables: variables).value(of: .region) == nil)
    #expect(try parsed("sort", variables: ["SORTER_REGION": ""]).value(of: .region) == nil)
    #expect(try parsed("sort").value(of: .output) == "-")
    #expect(try !parsed("sort").isSet(.output))
  }

  @Test("numbers are read within bounds")
  func numbers() throws {
    let arguments = try parsed("sort", "--limit", "10", "--threshold=0.8")
    #expect(try arguments.integer(of: .limit, in: 1...) == 10)
    #expect(try arguments.number(of: .threshold, in: 0...1) == 0.8)
    #expect(try parsed("sort").integer(of: .limit, in: 1...) == nil)
    #expect(try parsed("sort").number(of: .threshold, in: 0...1) == 0.95)
  }

  @Test(
    "a wrong number is answered with what would be right",
    arguments: [
      ("ten", "--limit: 'ten' is not a whole number"), ("0", "--limit: 0 is not in 1…100"),
      ("1.5", "--limit: '1.5' is not a whole number"),
      ("99999999999999999999", "--limit: '99999999999999999999' is not a whole number"),
    ])
  func wrongNumbers(text: String, message: String) throws {
    let arguments = try parsed("sort", "--limit", text)
    let error = #expect(throws: UsageError.self) {
      try arguments.integer(of: .limit, in: 1...100)
    }
    #expect(error?.message == message)
    #expect(error?.flagHelp == "--limit N  the first N only")
    #expect(error?.usage == "sorter sort [options] [INPUT …]")
    #expect(error?.seeAlso == "sorter sort --help")
  }

  @Test("bounds of every kind are said in words")
  func bounds() throws {
    let arguments = try parsed("sort", "--threshold", "7")
    func message(_ bounds: some RangeExpression<Double>) -> String? {
      #expect(throws: UsageError.self) { try arguments.number(of: .threshold, in: bounds) }?.message
    }
    #expect(message(8...) == "--threshold: 7 is not 8.0 or more")
    #expect(message(...1) == "--threshold: 7 is not 1.0 or less")
    #expect(message(..<1) == "--threshold: 7 is not less than 1.0")
    #expect(message(0..<1) == "--threshold: 7 is not at least 0.0 and less than 1.0")
    let infinite = try parsed("sort", "--threshold", "inf")
    #expect(throws: UsageError.self) { try infinite.number(of: .threshold, in: 0...) }
  }

  @Test("choices come as text or as cases")
  func choices() throws {
    enum Form: String { case boxes, lines }
    let arguments = try parsed("sort", "--to=lines")
    #expect(try arguments.choice(of: .to) == "lines")
    #expect(try arguments.choice(of: .to, as: Form.self) == .lines)
    #expect(try parsed("sort").choice(of: .to, as: Form.self) == nil)
  }

  @Test("lists are split at commas, repeated flags collect, others keep the last")
  func lists() throws {
    #expect(try parsed("sort", "--only=red, blue,").values(of: .only) == ["red", "blue"])
    #expect(try parsed("sort", "--only=red", "--only=blue").choices(of: .only) == ["blue"])
    #expect(try parsed("sort", "-w", "a", "-wb").values(of: .input) == ["a", "b"])
    #expect(try parsed("sort").values(of: .input).isEmpty)
    #expect(try parsed("sort").values(of: .output) == ["-"])
  }

  @Test("a wrong value from a variable is blamed on the variable")
  func variableMistake() throws {
    let flag = Flag(
      "kind", value: "K", choices: ["a", "b"], variable: "KIND", group: .general, summary: "k")
    var tree = bareTree
    tree.commands = [
      CommandSpecification(name: "go", group: .other, summary: "go", flags: [flag])
    ]
    let error = #expect(throws: UsageError.self) {
      try tree.parse(["go"], variables: ["KIND": "z"])
    }
    #expect(error?.message == "KIND: 'z' is not one of a, b")
  }

  @Test("a needed value is asked for")
  func needed() throws {
    let arguments = try parsed("sort")
    let error = #expect(throws: UsageError.self) { try arguments.requiredValue(of: .to) }
    #expect(error?.message == "--to is needed")
    #expect(try arguments.requiredValue(of: .output) == "-")
  }

  @Test("inputs are the operands, else what is piped in, else a mistake that shows help")
  func inputs() throws {
    let piped = Environment.memory(input: "x")
    let terminal = Environment.memory(inputIsTerminal: true)
    #expect(try parsed("sort", "a", "-").inputs(in: terminal) == ["a", "-"])
    #expect(try parsed("sort").inputs(in: piped) == ["-"])
    let alone = #expect(throws: UsageError.self) { try parsed("sort").inputs(in: terminal) }
    #expect(alone?.topic == .command(sortCommand))
    let twice = #expect(throws: UsageError.self) {
      try parsed("sort", "-", "-").inputs(in: piped)
    }
    #expect(twice?.message == "standard input ('-') can be read only once")
  }
}

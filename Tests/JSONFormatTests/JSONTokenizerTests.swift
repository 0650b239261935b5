import RecordStreams
import Testing

@testable import JSONFormat

struct JSONTokenizerTests {
  private func tokens(_ text: String) throws -> [JSONTokenizer.Token] {
    let bytes = Array(text.utf8)
    var tokenizer = JSONTokenizer()
    var tokens: [JSONTokenizer.Token] = []
    while true {
      let token = try tokenizer.next(bytes.span)
      if token == .end { return tokens }
      tokens.append(token)
    }
  }

  @Test("every kind of token is read")
  func kinds() throws {
    #expect(
      try tokens(#" {"a\"b": [true, false,null, -1.5e+3]} "#) == [
        .objectStart, .string(3..<7, hasEscapes: true), .colon, .arrayStart, .literalTrue, .comma,
        .literalFalse, .comma, .literalNull, .comma, .number(29..<36), .arrayEnd, .objectEnd,
      ])
  }

  @Test(
    "what is no JSON is told with its place",
    arguments: [
      ("{\"a\":// x", 5), ("\"open", 0), ("\"line\nend\"", 5), ("nul", 0), ("-", 0), ("\u{1}", 0),
      ("'a'", 0),
    ])
  func errors(text: String, position: Int) {
    let error = #expect(throws: JSONTokenizer.SyntaxError.self) { try tokens(text) }
    #expect(error?.position == position)
  }

  @Test("a value of any depth is passed over without a stack")
  func depth() throws {
    let bytes =
      [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
      + [UInt8](repeating: UInt8(ascii: "]"), count: 100_000)
    var tokenizer = JSONTokenizer()
    #expect(try tokenizer.skipValue(bytes.span) == 0..<200_000)
  }
}

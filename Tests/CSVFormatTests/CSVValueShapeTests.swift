import Testing

@testable import CSVFormat

struct CSVValueShapeTests {
  @Test(
    "values are told by their looks",
    arguments: [
      ("ada@example.com", .email), ("ada@example", .text), ("@example.com", .text),
      ("a b@example.com", .text), ("+1 202-555-0100", .phone), ("(202) 555-0101", .phone),
      ("12345", .number), ("04315", .number), ("https://a.example", .url), ("www.a.example", .url),
      ("1985-04-12", .date), ("31.12.1990", .date), ("3/4/85", .date), ("Ada", .text),
      ("1", .number), ("", .text),
    ] as [(String, CSVValueShape)])
  func shapes(_ text: String, _ shape: CSVValueShape) {
    let bytes = Array(text.utf8)
    #expect(CSVValueShape(bytes.span) == shape)
  }
}

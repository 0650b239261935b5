import Testing

@testable import CSVFormat

struct ExcelDamageTests {
  @Test(
    "damage to numbers is told from numbers",
    arguments: [
      ("+49 170 1", .none), ("4155551234", .none), ("(415) 555-0123", .none), ("1.5", .none),
      ("'+49 170", .wrapped(1..<8)), ("=\"0770\"", .wrapped(2..<6)), ("=", .none),
      ("447700900130.0", .wrapped(0..<12)), ("447700900130.5", .none),
      ("4.47700900123E+11", .expanded(Array("447700900123".utf8))), ("4.47701E+11", .rounded),
      ("4,91701E+11", .rounded), ("4.4E+99999", .none), ("E+11", .none), ("1E+11", .none),
      ("", .none),
    ] as [(String, ExcelDamage)])
  func damage(_ text: String, _ expected: ExcelDamage) {
    let bytes = Array(text.utf8)
    #expect(ExcelDamage(bytes.span) == expected)
  }
}

import Foundation
import PhoneNumbers
import Testing

/// Compares the parser with stored answers of libphonenumber's Python port, see `make_oracle.py`.
struct OracleTests {
  /// Where the answers differ on purpose: the input's number in the file and why. None so far.
  ///
  /// Two differences cannot show here, because the file is written otherwise: an extension's digits
  /// are kept as ASCII whatever script they came in, and which characters are letters or digits
  /// follows the Unicode version of the Swift standard library rather than Python's.
  static let intended: [Int: String] = [:]

  @Test("every stored answer of libphonenumber is given")
  func storedAnswers() throws {
    let rows = try OracleRow.readAll()
    var differences: [String] = []
    for row in rows where Self.intended[row.line] == nil {
      let answer = Self.answer(row)
      if answer != row.answer {
        differences.append("line \(row.line): want \(row.answer), got \(answer)")
      }
    }
    print(
      "phone oracle: \(rows.count) numbers compared, \(Self.intended.count) intended differences")
    #expect(rows.count >= 10_000)
    #expect(differences.isEmpty, "\(differences.prefix(20).joined(separator: "\n"))")
  }

  /// The parser's answer in the columns of the file.
  static func answer(_ row: OracleRow) -> [String] {
    switch PhoneNumberParser.shared.parse(row.text.span, defaultRegion: row.region) {
    case .failure(let error):
      return [error.name]
    case .success(let number):
      var flags = number.isValid ? "v" : ""
      if number.isPossible { flags += "p" }
      if number.isLocalOnly { flags += "l" }
      var columns = [
        number.e164, flags, number.region?.code ?? "", number.type.name, number.extension,
      ]
      while columns.last == "" { columns.removeLast() }
      return columns
    }
  }
}

/// One line of the oracle file.
struct OracleRow {
  /// From 1.
  var line: Int
  var text: [UInt8]
  var region: PhoneRegion?
  /// The columns behind input and region, empty ones at the end left out.
  var answer: [String]

  private static func bytes() throws -> [UInt8] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/oracle.tsv")
    return [UInt8](try Data(contentsOf: file))
  }

  /// The line that names the version and how the file was made.
  static func firstLine() throws -> String {
    String(decoding: try bytes().prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  static func readAll() throws -> [OracleRow] {
    let bytes = try bytes()
    var rows: [OracleRow] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      let answer = columns.dropFirst(2).map { String(decoding: $0, as: UTF8.self) }
      try #require(!answer.isEmpty)
      rows.append(
        OracleRow(
          line: index + 1, text: unescape(columns[0]),
          region: PhoneRegion(String(decoding: columns[1], as: UTF8.self)), answer: answer))
    }
    return rows
  }

  private static func unescape(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "n"): result.append(10)
        default: result.append(byte)
        }
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    return result
  }
}

import RecordStreams
import Testing

@testable import Normalization

@Suite("Names in one text")
struct FullNameSplitterTests {
  static func split(_ text: String) -> [String: String] {
    let bytes = Array(text.utf8)
    var splitter = FullNameSplitter()
    let parts = splitter.split(bytes.span)
    var texts: [String: String] = [:]
    for (name, range) in [
      ("prefix", parts.prefix), ("given", parts.given), ("middle", parts.middle),
      ("family", parts.family), ("suffix", parts.suffix), ("nickname", parts.nickname),
      ("previous", parts.previousFamily), ("organization", parts.organization),
    ] where !range.isEmpty {
      texts[name] = String(decoding: bytes[range], as: UTF8.self)
    }
    return texts
  }

  @Test(
    "a name is split into its parts",
    arguments: [
      ("Smith, John", ["given": "John", "family": "Smith"]),
      ("Smith Jr., John", ["given": "John", "family": "Smith", "suffix": "Jr."]),
      (
        "Harlow Jr., Wendell Ray",
        ["given": "Wendell", "middle": "Ray", "family": "Harlow", "suffix": "Jr."]
      ),
      ("Smith, J.R.", ["given": "J.R.", "family": "Smith"]),
      ("Ma, Corinne", ["given": "Corinne", "family": "Ma"]),
      ("John Smith, Jr.", ["given": "John", "family": "Smith", "suffix": "Jr."]),
      ("Acme, Inc.", ["organization": "Acme, Inc."]),
      ("Doe, Jane, PhD", ["given": "Jane", "family": "Doe", "suffix": "PhD"]),
      ("Hearst Jr., W.", ["given": "W.", "family": "Hearst", "suffix": "Jr."]),
      ("Odette van den Hoek", ["given": "Odette", "family": "van den Hoek"]),
      ("Pieter van der Linde", ["given": "Pieter", "family": "van der Linde"]),
      ("Van Leopold Carlsen", ["given": "Van", "middle": "Leopold", "family": "Carlsen"]),
      ("San San Phyo", ["given": "San", "middle": "San", "family": "Phyo"]),
      ("Maria de la Cruz", ["given": "Maria", "family": "de la Cruz"]),
      (
        "Otto von Habsburg-Lothringen", ["given": "Otto", "family": "von Habsburg-Lothringen"]
      ),
      (
        "Ludwig van Beethoven Jr.",
        ["given": "Ludwig", "family": "van Beethoven", "suffix": "Jr."]
      ),
      ("Robert \"Bob\" Jones", ["given": "Robert", "family": "Jones", "nickname": "Bob"]),
      ("Robert (Bob) Jones", ["given": "Robert", "family": "Jones", "nickname": "Bob"]),
      ("\"Dex\" Malloy", ["family": "Malloy", "nickname": "Dex"]),
      ("Robert “Bob” Jones", ["given": "Robert", "family": "Jones", "nickname": "Bob"]),
      ("Tobias Perrin (Jr.)", ["given": "Tobias", "family": "Perrin", "suffix": "Jr."]),
      (
        "Jane Doe (Acme GmbH)", ["given": "Jane", "family": "Doe", "organization": "Acme GmbH"]
      ),
      (
        "Dr. med. Anna Müller", ["prefix": "Dr. med.", "given": "Anna", "family": "Müller"]
      ),
      ("Mr. Smith", ["prefix": "Mr.", "family": "Smith"]),
      ("Major Smith", ["given": "Major", "family": "Smith"]),
      ("Major John Smith", ["prefix": "Major", "given": "John", "family": "Smith"]),
      ("Ben Major", ["given": "Ben", "family": "Major"]),
      ("Ma Long", ["given": "Ma", "family": "Long"]), ("Cher", ["given": "Cher"]),
      (
        "Ada King née Byron", ["given": "Ada", "family": "King", "previous": "Byron"]
      ),
      ("Jane Doe MD", ["given": "Jane", "family": "Doe", "suffix": "MD"]),
      ("Joe Do", ["given": "Joe", "family": "Do"]),
      ("Henry Adams IV", ["given": "Henry", "family": "Adams", "suffix": "IV"]),
      ("Malcolm V", ["given": "Malcolm", "family": "V"]),
      (
        "John Smith, MD, PhD", ["given": "John", "family": "Smith", "suffix": "MD, PhD"]
      ),
      ("Sean O'Brien", ["given": "Sean", "family": "O'Brien"]),
      ("Иван Петров", ["given": "Иван", "family": "Петров"]),
      ("山田 太郎", ["given": "太郎", "family": "山田"]),
      ("山田太郎", ["given": "太郎", "family": "山田"]), ("陳大文", ["given": "大文", "family": "陳"]),
      ("김민준", ["given": "민준", "family": "김"]), ("남궁민수", ["given": "민수", "family": "남궁"]),
      ("歐陽娜娜", ["given": "娜娜", "family": "歐陽"]), ("山田はな", ["given": "はな", "family": "山田"]),
      ("Raymond Chan", ["given": "Raymond", "family": "Chan"]),
      ("경수 권", ["given": "경수", "family": "권"]), ("伟 周", ["given": "伟", "family": "周"]),
      ("直子 中村", ["given": "直子", "family": "中村"]), ("大文 陳", ["given": "大文", "family": "陳"]),
      ("周 伟", ["given": "伟", "family": "周"]),
      ("Sheena D. Duncan", ["given": "Sheena", "middle": "D.", "family": "Duncan"]),
      ("Don Alan Riley", ["given": "Don", "middle": "Alan", "family": "Riley"]),
      ("José García y López", ["given": "José", "family": "García y López"]),
      ("Acme GmbH", ["organization": "Acme GmbH"]), ("", [:]), (" , ", [:]), ("\"", [:]),
      ("Linde, Pieter van der", ["given": "Pieter", "family": "Linde"]),
    ])
  func splits(text: String, expected: [String: String]) {
    #expect(Self.split(text) == expected)
  }
}

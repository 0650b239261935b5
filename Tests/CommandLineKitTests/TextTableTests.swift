import CommandLineKit
import Testing

@Suite("tables for a terminal")
struct TextTableTests {
  static var people: TextTable {
    var table = TextTable(columns: ["name", "mail", .init("cards", alignment: .trailing)])
    table.append("Ada Lovelace", "ada@example.org", "2")
    table.append("山田太郎", "taro@example.com", "11")
    table.append("Zoe\u{308}", "")
    return table
  }

  @Test("columns are aligned by what the eye sees, without blanks at the end")
  func alignment() {
    #expect(
      Self.people.text() == """
        name          mail              cards
        Ada Lovelace  ada@example.org       2
        山田太郎      taro@example.com     11
        Zoe\u{308}

        """)
  }

  @Test("a width cuts the widest columns first")
  func width() {
    let text = Self.people.text(width: 28)
    #expect(
      text == """
        name       mail        cards
        Ada Love…  ada@examp…      2
        山田太郎   taro@exam…     11
        Zoe\u{308}

        """)
    #expect(Self.people.text(width: 1000) == Self.people.text())
    #expect(!Self.people.text(width: 3).isEmpty)
  }

  @Test("values can neither break lines nor reach the terminal")
  func harmless() {
    var table = TextTable(columns: ["x"])
    table.append("a\nb\u{1B}[31m")
    #expect(table.text() == "x\na\\nb\\x1B[31m\n")
  }

  @Test("tints show only when colour is on, and do not count as width")
  func tints() {
    var table = TextTable(columns: ["x", "y"])
    table.showsTitles = false
    table.indent = 2
    table.append(.init("no", tint: .red), "z")
    table.append("good", "z")
    #expect(table.text() == "  no    z\n  good  z\n")
    #expect(table.text(style: Style(isOn: true)) == "  \u{1B}[31mno\u{1B}[0m    z\n  good  z\n")
  }
}

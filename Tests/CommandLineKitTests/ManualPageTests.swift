import CommandLineKit
import Testing

@Suite("the manual page")
struct ManualPageTests {
  let page = sampleTree.manualPage()

  @Test(
    "it has the sections people look for",
    arguments: [
      ".TH \"SORTER\" \"1\" \"\" \"sorter 1.2.3\" \"User Commands\"\n", ".SH \"NAME\"\n",
      ".SH \"SYNOPSIS\"\n", ".SH \"EXIT STATUS\"\n", ".SH \"ENVIRONMENT\"\n", ".SH \"SEE ALSO\"\n",
      ".SS \"sorter shelf create [options] KIND\"\n", ".TP\n.B \"130\"\n",
      ".TP\n.B \"\\-o, \\-\\-output FILE\"\nWhere the result goes. [default: \\-]\n",
    ])
  func sections(expected: String) {
    let isThere = page.contains(expected)
    #expect(isThere, "\(expected)")
  }

  @Test("every flag is explained once, with the commands that take it")
  func flags() {
    for flag in Set(sampleTree.commands.flatMap(\.flags) + sampleTree.generalFlags) {
      let term = ".B \"\(flag.forms.drop { $0 == " " })\"\n".replacing("-", with: "\\-")
      #expect(page.split(separator: term, omittingEmptySubsequences: false).count == 2, "\(term)")
    }
    #expect(page.contains("For: sort, shelf create, shelf check.\n"))
  }

  @Test("it is plain ASCII without bare dashes or stray macros")
  func escaping() {
    #expect(page.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F) ~= $0 })
    #expect(page.contains("\\[u2026]"))
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      let macro = line.dropFirst().prefix { $0.isLetter }
      #expect(["TH", "SH", "SS", "PP", "TP", "IP", "B", "RS", "RE", "nf", "fi"].contains(macro))
    }
    var tree = bareTree
    tree.discussion = ".first\n\n'second\n\nback\\slash"
    let odd = tree.manualPage()
    #expect(odd.contains("\n\\&.first\n"))
    #expect(odd.contains("\n\\(aqsecond\n"))
    #expect(odd.contains("\nback\\eslash\n"))
  }
}

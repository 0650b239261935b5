import ContactModel
import Testing

@testable import Reports

@Suite("TSVReport")
struct TSVReportTests {
  @Test("a line for every record of every group, in the order of the columns")
  func golden() throws {
    let expected = [
      "group\tcontact\tdecision\tscore\tinput\trecord\tuid\tname\tevidence\tprobability",
      "1\t1\tsure\t11.40\tpeople.vcf\t1\tu-1\tRobert Wexley\t"
        + "phone shared +12.3; family exact +6.1; given nickname +3.0; prior -10.0\t0.9996",
      "1\t1\tsure\t11.40\tpeople.vcf\t2\t\tBob Wexley\t"
        + "phone shared +12.3; family exact +6.1; given nickname +3.0; prior -10.0\t0.9996",
      "2\t2\tsure\t11.50\tpeople.vcf\t3\t\tAnn Lee\t"
        + "email shared +14.0; given exact +4.0; family exact +3.5; prior -10.0\t0.9997",
      "2\t2\tsure\t11.50\tpeople.vcf\t4\t\tAnn Lee\t"
        + "email shared +14.0; given exact +4.0; family exact +3.5; prior -10.0\t0.9997",
      "2\t3\tmaybe\t1.10\tpeople.vcf\t5\t\tA. Lee\t"
        + "family exact +11.5; given initial +1.0; rivals -1.4 (two people of one household); "
        + "prior -10.0\t0.6819",
    ]
    #expect(try Book.sample.text(.tsv) == expected.joined(separator: "\n") + "\n")
  }

  @Test("no groups leave the header alone")
  func empty() throws {
    #expect(try Book().text(.tsv).split(separator: "\n").count == 1)
  }

  @Test(
    "no value breaks a line, a cell, a CSV reader or a spreadsheet",
    arguments: [
      ("a\tb", "a\\tb"), ("a\nb\r", "a\\nb\\r"), ("back\\slash", "back\\\\slash"),
      ("\"Bob\" \"B\"", "\\\"Bob\" \"B\""), ("=HYPERLINK(\"x\")", "\\=HYPERLINK(\"x\")"),
      ("+cmd", "\\+cmd"), ("+49 (30) 1-2", "+49 (30) 1-2"), ("\u{1B}[31mred", "\\x1B[31mred"),
      ("a\u{202E}b", "a\\u{202E}b"), ("<script>", "<script>"), ("é 山", "é 山"), ("", ""),
    ])
  func cells(text: String, cell: String) {
    var bytes: [UInt8] = []
    ReportText.append(cell: text, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == cell)
    #expect(ReportText.text(ofCell: bytes) == text)
  }

  @Test("a name with line feeds and tabs leaves every line with all its cells")
  func hostileNames() throws {
    var book = Book.sample
    book.contacts[0] = Contact(person("Tab\tNew\nLine", "\u{1B}]0;\u{7}<script>"))
    book.inputNames = ["dir\tname\n.vcf"]
    for line in try book.text(.tsv).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    {
      #expect(line.count { $0 == "\t" } == TSVReport.columns.count - 1)
    }
  }
}

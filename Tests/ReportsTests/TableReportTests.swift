import RecordStreams
import Testing

@testable import Reports

@Suite("TableReport")
struct TableReportTests {
  @Test("members, reasons, near misses and the numbers read from top to bottom")
  func golden() throws {
    let expected = """
      Who is the same, and why. Evidence is in bits: each doubles the odds.

      Group 1 · sure · 99.96% · 2 records
        [1] people.vcf:1  Robert Wexley
            phone        +1 202 555 0143
            email        bob@example.com
        [2] people.vcf:11  Bob Wexley
            phone        (202) 555-0143, 202 555 0144
        why
          [1] = [2]  +11.4 bits, 99.96%
             +12.3  phone: the same: +1 202 555 0143 / (202) 555-0143
              +6.1  family name: the same: Wexley
              +3.0  given name: a nickname of the other: Robert / Bob
             -10.0  before any evidence: two records at random

      Group 2 · maybe · 68.2% · 3 records in 2 contacts
        surely one:
        [1] people.vcf:21  Ann Lee
            email        ann@example.org
            birthday     1951-02-03
        [2] people.vcf:31  Ann Lee
            email        ann@example.org
        perhaps:
        [3] people.vcf:41  A. Lee
            organization Lee & Sons
        why
          [1] = [2]  +11.5 bits, 99.97%
             +14.0  email: the same: ann@example.org
              +4.0  given name: the same: Ann
              +3.5  family name: the same: Lee
             -10.0  before any evidence: two records at random
          [2] ? [3]  +1.1 bits, 68.2%
             +11.5  family name: the same: Lee
              +1.0  given name: an initial of the other: Ann / A.
              -1.4  could also be two people of one household
             -10.0  before any evidence: two records at random
        near misses, not joined
          [1] ≠ people.vcf:51  -10.5 bits, 0.07%
                    different birthdays: 1951-02-03 and 1983-07-21

      Summary
        6 records, 5 of them in 2 groups: 1 sure, 1 for review
        when the sure ones are merged, 2 records go and 4 contacts remain

      """
    #expect(try Book.sample.text(.table) == expected)
  }

  @Test("a book without duplicates says so in one line")
  func empty() throws {
    var book = Book()
    book.add(person("Ann"))
    #expect(try book.text(.table) == "1 record, none of them twice.\n")
  }

  @Test("hostile values neither leave their lines nor fill the screen")
  func hostile() throws {
    let text = try Book.hostile.text(.table)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && ReportText.isHarmful($0) })
    for line in text.split(separator: "\n") { #expect(line.count < 400) }
    #expect(text.contains("<script>alert('x')</script>"))
    #expect(text.contains("\\x1B[31mRed"))
    #expect(text.contains("👨‍👩‍👧‍👦 家族 שלום"))
  }

  @Test("masked, no value of a person is left")
  func redacted() throws {
    var book = Book.sample
    book.isRedacted = true
    for format in MatchReportFormat.allCases {
      let text = try book.text(format)
      for value in ["Robert", "Wexley", "555", "bob@", "Lee", "1951", "07-21", "ann@"] {
        #expect(!text.contains(value), "\(value) is in \(format)")
      }
      #expect(text.contains("R… W…"))
    }
  }

  @Test("a style sees every part that is to be set off")
  func style() throws {
    var bytes: [UInt8] = []
    let report = TableReport(style: ReportStyle { role, text in "<\(role)>\(text)</>" })
    try Book.sample.source.write(report) { bytes.append($0) }
    let text = String(decoding: bytes, as: UTF8.self)
    for part in [
      "<heading>Group 1</>", "<good>sure</>", "<doubtful>maybe</>", "<faint>people.vcf:1</>",
      "<good> +12.3</>", "<bad>  -1.4</>", "<bad>different birthdays: 1951-02-03 and 1983-07-21</>",
    ] {
      #expect(text.contains(part))
    }
  }

  @Test("a decision and equal records are told")
  func decided() throws {
    var book = Book()
    for _ in 0..<2 { book.add(person("Ann")) }
    book.group([[0, 1]], links: [link(0, 1, 1000, isDecided: true)])
    #expect(try book.text(.table).contains("[1] = [2]  a person said so"))
    #expect(try book.text(.tsv).contains("decided same; prior -10.0"))
  }
}

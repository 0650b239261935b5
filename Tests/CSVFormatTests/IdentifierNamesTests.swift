import Testing

@testable import CSVFormat

struct IdentifierNamesTests {
  @Test(
    "numbers by which somebody is known",
    arguments: [
      "id", "ID", "record_id", "Record Id", "soc_sec_id", "Customer Number", "customer no", "SSN",
      "Kundennummer", "Employee ID", "Government ID Number", "AccountId", "Account Name.id",
      "Numéro client", "guid", "Membership Number",
    ])
  func identifiers(_ name: String) { #expect(IdentifierNames.matches(name)) }

  @Test(
    "other names",
    arguments: [
      "", "Hobby", "Phone Number", "Contact Number", "Yahoo! ID", "Skype ID", "Idea", "Badge",
      "Fax No", "Paid", "Number",
    ])
  func others(_ name: String) { #expect(!IdentifierNames.matches(name)) }
}

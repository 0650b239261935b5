import ContactModel
import Testing

@testable import CSVFormat

struct CSVColumnMapTests {
  private func map(_ headers: String) -> CSVColumnMap {
    let cells = headers.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return CSVColumnMap(
      headers: cells, evidence: Array(repeating: CSVColumnEvidence(), count: cells.count),
      fallback: .unknown)
  }

  @Test(
    "columns that belong together have one item, others their own",
    arguments: [
      ("given_name,surname,phone_1,phone_2", [1, 1, 2, 3]),
      ("phone_1,phone_1_label,phone_2,phone_2_label", [1, 1, 2, 2]),
      ("Email,Email Type,Phone,Phone Type", [1, 1, 2, 2]),
      ("street_number,address_1,address_2,suburb,postcode", [1, 1, 1, 1, 1]),
      ("Home Street,Home City,Work Street,Work City", [1, 1, 2, 2]),
      ("address_1_street,address_1_city,address_2_street,address_2_city", [1, 1, 2, 2]),
      ("Mobile 2,Mobile Phone 2", [1, 2]), ("Company,Department,Title", [1, 1, 2]),
      ("im_1,im_1_service,im_2,im_2_service", [1, 1, 2, 2]),
      ("Birth Year,Birth Month,Birth Day", [1, 1, 1]),
    ])
  func items(_ headers: String, _ items: [Int]) {
    #expect(map(headers).columns.map(\.target.item) == items)
  }

  @Test("a second column for what a contact has once is a custom field")
  func conflicts() {
    let columns = map("First Name,Vorname,Email,E-Mail").columns
    #expect(columns.map(\.target.kind) == [.givenName, .customField, .emailAddress, .emailAddress])
    #expect(columns[1].target.text == "Vorname")
    #expect(!columns[1].isUnderstood)
  }

  @Test(
    "bare words are settled by the columns beside them",
    arguments: [
      ("Name,Surname", PropertyKind.givenName), ("Name,Email", .formattedName),
      ("Title,Job Title", .namePrefix), ("Title,Email", .jobTitle),
    ])
  func bareWords(_ headers: String, _ kind: PropertyKind) {
    #expect(map(headers).columns[0].target.kind == kind)
  }

  @Test("German: the birthday beside year and month is the day")
  func birthParts() {
    #expect(
      map("Name,Geburtsjahr,Geburtsmonat,Geburtstag").columns.map(\.target.role) == [
        .value, .year, .month, .day,
      ])
  }
}

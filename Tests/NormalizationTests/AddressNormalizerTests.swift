import ContactModel
import RecordStreams
import Testing

@testable import Normalization

@Suite("Postal addresses")
struct AddressNormalizerTests {
  static func key(_ fields: [(FieldPart, String)]) -> (String, CountryCode) {
    var builder = ContactBuilder()
    builder.beginProperty()
    for (part, text) in fields { builder.append(.postalAddress, part, text: text) }
    let contact = builder.finish()
    var bytes: [UInt8] = Array("x".utf8)
    let form = AddressNormalizer().appendKey(
      of: contact, fields: 0..<contact.fieldCount, to: &bytes)
    let parts = [
      form.street, form.houseNumber, form.unit, form.postalCode, form.city, form.state,
    ].map { String(decoding: bytes[$0], as: UTF8.self) }
    return (parts.joined(separator: "|"), form.country)
  }

  @Test(
    "an address has comparable parts",
    arguments: [
      ([(.street, "12 Main Street")], "main st|12||||"),
      ([(.street, "12 Main St.")], "main st|12||||"),
      ([(.street, "Hauptstraße 12a")], "haupt st|12a||||"),
      ([(.street, "Hauptstr. 12 a")], "haupt st|12a||||"),
      ([(.street, "12 Main St Apt 4B")], "main st|12|4b|||"),
      ([(.street, "12 Main St\nSuite 100")], "main st|12|100|||"),
      ([(.street, "1600 Pennsylvania Avenue North West")], "pennsylvania av nw|1600||||"),
      ([(.street, "5 West 42nd Street")], "w 42nd st|5||||"),
      ([(.street, "12 Main St"), (.extendedAddress, "Apt. 4 B")], "main st|12|4|||"),
      ([(.postalCode, "SW1A 1AA")], "|||sw1a1aa||"), ([(.postalCode, "62701-1234")], "|||62701||"),
      ([(.postalCode, "D-10115")], "|||10115||"), ([(.city, "Saint Louis")], "||||st louis|"),
      ([(.city, "St. Louis")], "||||st louis|"), ([(.state, "California")], "|||||ca"),
      ([(.state, "CA")], "|||||ca"),
      ([(.formatted, "12 Main St\nDayton")], "12 main st dayton|||||"),
      ([], "|||||"), ([(.street, "")], "|||||"), ([(.street, "7")], "|7||||"),
    ] as [([(FieldPart, String)], String)])
  func hasParts(fields: [(FieldPart, String)], expected: String) {
    #expect(Self.key(fields).0 == expected)
  }

  @Test(
    "a country is known by its names and codes",
    arguments: [
      ("Deutschland", "DE"), ("Österreich", "AT"), ("U.S.A.", "US"), ("Côte d’Ivoire", "CI"),
      ("日本", "JP"), ("UK", "GB"), ("us", "US"), ("United States", "US"), ("USA", "US"),
      ("GERMANY", "DE"), ("Nowhere", ""), ("", ""), ("Россия", "RU"), ("Ísland", "IS"),
      ("England", "GB"), ("Schweiz", "CH"), ("Danmark", "DK"),
    ])
  func country(name: String, code: String) {
    var buffer: [UInt8] = [1, 2]
    let found = CountryTable.shared.country(named: Array(name.utf8).span, using: &buffer)
    #expect(found.code == code)
    #expect(buffer == [1, 2])
  }

  @Test("the country of a contact is that of its first address that names one")
  func countryOfContact() {
    var builder = ContactBuilder()
    builder.beginProperty()
    builder.append(.postalAddress, .city, text: "Bonn")
    builder.beginProperty()
    builder.append(.postalAddress, .country, text: "Deutschland")
    #expect(AddressNormalizer().country(of: builder.finish()).code == "DE")
  }
}

import ContactModel
import Testing

@testable import ContactStorage

@Suite("CardSummary")
struct CardSummaryTests {
  private static let fallbacks: [MutableContact] = {
    var all: [MutableContact] = [MutableContact()]
    func add(_ edit: (inout MutableContact) -> Void) {
      var contact = MutableContact()
      edit(&contact)
      all.append(contact)
    }
    add { ($0.namePrefix, $0.givenName, $0.middleName) = ("Dr.", "Ada", "King") }
    add { ($0.familyName, $0.nameSuffix) = ("Lovelace", "Jr.") }
    add { ($0.formattedName, $0.organizationName) = ("Example Corp", "Example Corp") }
    add { ($0.organizationName, $0.givenName) = ("Example Corp", "Ada") }
    add { ($0.contactType, $0.organizationName, $0.givenName) = (.organization, "Example", "Ada") }
    add {
      ($0.contactType, $0.organizationName, $0.formattedName) = (.person, "Example", "Example")
    }
    add { ($0.contactType, $0.formattedName) = (.group, "Friends") }
    add { $0.formattedName = "Ada L." }
    add { $0.organizationName = "Example" }
    add { $0.nicknames = ["Pepe"] }
    add { $0.emailAddresses = [LabeledValue(value: "ada@example.com")] }
    add { $0.phoneNumbers = [LabeledValue(value: "+1 202 555 0101")] }
    return all
  }()

  @Test("name and type are those the contact itself tells", arguments: fallbacks)
  func agrees(mutable: MutableContact) {
    let contact = Contact(mutable)
    var summary = CardSummary()
    summary.read(Contact(MutableContact()))
    summary.read(contact)
    #expect(String(decoding: summary.displayName, as: UTF8.self) == contact.displayName)
    let types: [ContactType] = [.person, .organization, .group]
    #expect(types[Int(summary.type)] == contact.contactType)
    #expect(
      (summary.sortFamily + summary.sortGiven).isEmpty == contact.displayName.isEmpty)
  }

  @Test("organizations sort by their name, people by folded family and given name")
  func sortKeys() {
    var summary = CardSummary()
    summary.read(People.person("Émile", "Ångström"))
    #expect(String(decoding: summary.sortFamily, as: UTF8.self) == "angstrom")
    #expect(String(decoding: summary.sortGiven, as: UTF8.self) == "emile")
    var company = MutableContact()
    company.contactType = .organization
    company.organizationName = "Müller GmbH"
    summary.read(Contact(company))
    #expect(String(decoding: summary.sortFamily, as: UTF8.self) == "muller gmbh")
    #expect(summary.sortGiven.isEmpty)
  }
}

import ContactModel
import Normalization
import RecordStreams
import Testing

@testable import Unification

@Suite("FeatureStore and FeatureExtractor")
struct FeatureStoreTests {
  func store(_ contacts: [Contact], batches: Int = 1) -> FeatureStore {
    var whole = FeatureStore()
    let size = max(1, (contacts.count + batches - 1) / batches)
    for start in stride(from: 0, to: contacts.count, by: size) {
      var batch = FeatureStore()
      var extractor = FeatureExtractor(defaultRegion: CountryCode("US") ?? .none)
      for contact in contacts[start..<min(start + size, contacts.count)] {
        extractor.add(contact, to: &batch)
      }
      whole.append(batch)
    }
    return whole
  }

  @Test("batches put together in order are the store that one batch would have been")
  func batches() {
    let contacts = Book(people: 40, seed: 7).contacts
    let one = store(contacts)
    let many = store(contacts, batches: 5)
    #expect(one.count == many.count)
    #expect(one.fingerprints == many.fingerprints)
    #expect(one.references == many.references)
    #expect(one.birthdays == many.birthdays)
    #expect(one.organizations == many.organizations)
    #expect(one.names.values == many.names.values)
    #expect(one.phones.values == many.phones.values)
    #expect(one.emails.values == many.emails.values)
    #expect(one.addresses.values == many.addresses.values)
  }

  @Test("a number written in several ways is one feature")
  func phones() {
    let store = store([
      person("Ann Lee", phone: "+1 202-555-0143"), person("Ann Lee", phone: "(202) 555-0143"),
    ])
    #expect(store.phones.values[0] == store.phones.values[1])
  }

  @Test("a full name alone yields the same words as its parts")
  func fullNames() {
    var whole = MutableContact()
    whole.formattedName = "Lee, Ann"
    let store = store([person("Ann Lee"), Contact(whole)])
    #expect(Set(store.names.row(0).copied) == Set(store.names.row(1).copied))
  }

  @Test("values that a record states twice count once")
  func repeated() {
    let store = store([person("Ann Lee", phone: "+12025550143|(202) 555-0143")])
    #expect(store.phones.values.count == 1)
  }

  @Test("a provenance survives packing")
  func references() {
    let provenance = Provenance(
      input: 70_000, record: 12, line: 9, offset: 1 << 50 | 7, length: 4096)
    #expect(RecordReference(provenance).provenance == provenance)
  }

  @Test("fingerprints ignore UIDs, dates of change and order, and see every other value")
  func fingerprints() {
    var plain = person("Ann Lee", phone: "+12025550143|+12025550144").mutableCopy()
    let first = RecordFingerprint.of(Contact(plain))
    plain.uid = "a"
    plain.revisedAt = "2024-01-01T00:00:00Z"
    plain.phoneNumbers.reverse()
    #expect(RecordFingerprint.of(Contact(plain)) == first)
    plain.notes = ["met in Rome"]
    #expect(RecordFingerprint.of(Contact(plain)) != first)
  }
}

extension Span where Element: BitwiseCopyable {
  var copied: [Element] { indices.map { self[$0] } }
}

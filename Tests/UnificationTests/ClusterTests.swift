import ContactModel
import RecordStreams
import Testing

@testable import Unification

@Suite("Clusters, decisions, explanations")
struct ClusterTests {
  @Test("joined records share a cluster that knows its members and its lowest record")
  func union() {
    var union = ClusterUnion(count: 6)
    union.join(4, 2)
    union.join(5, 4)
    let (together, apart) = (union.areTogether(2, 5), union.areTogether(0, 5))
    #expect(together && !apart)
    #expect(Set(union.members(of: 5)) == [2, 4, 5])
    let roots = union.roots()
    #expect(roots == [0, 1, 2, 3, 2, 2])
  }

  let ann = person("Ann Lee", phone: "+12025550111", email: "ann@a.example")
  let annAgain = person("Ann Lee", phone: "+12025550111")
  let bob = person("Bob Cole", phone: "+12025550112")

  @Test("what a person decided wins over every score")
  func decisions() throws {
    var decisions = MatchDecisions()
    decisions.different.insert(.init(RecordFingerprint.of(ann), RecordFingerprint.of(annAgain)))
    decisions.same.insert(.init(RecordFingerprint.of(bob), RecordFingerprint.of(ann)))
    let result = try Unifier(decisions: decisions).match([ann, annAgain, bob])
    let found = Partition(result)
    #expect(found.contacts == [[0, 2]])
    #expect(!found.areTogether(0, 1))
    #expect(result.groups[0].links.contains { $0.isDecided && $0.first == 0 && $0.second == 2 })
  }

  @Test("a waterfall adds up to its score")
  func explanation() throws {
    let book = Book(people: 50, seed: 9)
    let result = try Unifier().match(book.contacts, region: "US")
    for link in result.groups.flatMap(\.links).prefix(20) {
      let why = result.explain(link.first, link.second)
      let sum = why.prior + why.rivals + why.fields.reduce(0) { $0 + $1.bits }
      #expect(abs(sum - why.score) < 1e-6)
      #expect(why.rivals <= 0)
      #expect(why.probability > 0 && why.probability <= 1)
    }
  }

  @Test("evidence has words and values")
  func evidence() throws {
    let result = try Unifier().match([ann, annAgain, bob])
    let why = result.explain(0, 1)
    let phone = why.fields.first { $0.field == .phone }
    #expect(phone?.level == "shared")
    #expect((phone?.bits ?? 0) > 5)
    #expect(ComparisonField.phone.values(in: ann) == ["+12025550111"])
  }

  @Test("contradictions are named")
  func contradictions() throws {
    let result = try Unifier().match([
      person("Carl Stone", suffix: "Sr.", birthday: "1950-01-01"),
      person("Carl Stone", suffix: "Jr.", birthday: "1980-07-09"),
    ])
    #expect(result.explain(0, 1).contradictions == [.birthday, .generation])
  }

  @Test("an oversized block is subdivided: pairs with more in common still meet")
  func oversized() throws {
    let people = (0..<400).map { number in
      person(
        "John Smith", email: "john\(number / 2)@mail\(number / 2).example",
        postcode: "6\(1000 + number / 2)")
    }
    let store = FeatureStoreTests().store(people)
    let comparer = try PairComparer(store: store)
    let blocks = try BlockIndex(comparer, limit: 20, threads: 2)
    var neighbours: [UInt32] = []
    for record in stride(from: 0, to: 400, by: 2) {
      blocks.neighbours(above: record, into: &neighbours)
      #expect(neighbours.contains(UInt32(record + 1)))
      #expect(neighbours.count < 100)
    }
    #expect(blocks.statistics.rules.contains { $0.subdivided > 0 })
  }
}

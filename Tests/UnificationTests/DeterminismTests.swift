import ContactModel
import RecordStreams
import Testing

@testable import Unification

@Suite("Unifier: nothing but the records counts")
struct DeterminismTests {
  @Test("one thread and two find the same, to the bit")
  func threads() throws {
    let contacts = Book(people: 90, seed: 3).contacts
    let one = try Unifier(options: MatchOptions(threads: 1)).match(contacts, region: "US")
    let two = try Unifier(options: MatchOptions(threads: 2)).match(contacts, region: "US")
    #expect(one.groups == two.groups)
    #expect(one.groups.count > 20)
  }

  @Test("the order of the records does not matter", arguments: [1, 2, 3] as [UInt64])
  func order(seed: UInt64) throws {
    var book = Book(people: 80, seed: seed)
    let straight = Partition(try Unifier().match(book.contacts, region: "US"))
    let order = book.shuffledPositions(book.contacts.count)
    let shuffled = try Unifier().match(order.map { book.contacts[$0] }, region: "US")
    func original(_ groups: Set<Set<Int>>) -> Set<Set<Int>> {
      Set(groups.map { Set($0.map { order[$0] }) })
    }
    let found = Partition(shuffled)
    #expect(original(found.groups) == straight.groups)
    #expect(original(found.contacts) == straight.contacts)
  }

  @Test("sure contacts lie inside groups, and every record is in at most one")
  func nesting() throws {
    let book = Book(people: 90, seed: 11)
    let result = try Unifier().match(book.contacts, region: "US")
    let records = result.groups.flatMap { $0.members.map(\.record) }
    #expect(Set(records).count == records.count)
    for group in result.groups {
      #expect(group.members.count > 1)
      #expect(group.links.count == group.members.count - 1)
    }
    var wrong = 0
    for contact in result.groups.flatMap(\.contacts) where contact.isSure {
      if Set(contact.members.map { book.truth[$0.record] }).count > 1 {
        wrong += 1
      }
    }
    #expect(wrong == 0)
    #expect(
      result.contactCount == book.contacts.count
        - result.groups.flatMap(\.contacts)
        .reduce(0) { $0 + $1.members.count - 1 })
  }
}

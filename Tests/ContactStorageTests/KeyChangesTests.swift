import Testing

@testable import ContactStorage

@Suite("KeyChanges")
struct KeyChangesTests {
  private func key(_ kind: UInt8, _ hash: UInt64) -> StoredKey {
    StoredKey(kind: .init(rawValue: kind), hash: hash)
  }

  @Test("rows come in the order of the table, each once")
  func sorts() {
    var changes = KeyChanges()
    changes.add([key(5, 1), key(4, .max), key(4, 0)], card: 2)
    changes.add([key(4, 0), key(255, .max)], card: 1)
    changes.add([key(4, 0)], card: 2)
    let (removed, added) = changes.sorted()
    #expect(removed.isEmpty)
    #expect(added.map(\.kind) == [4, 4, 4, 5, 255])
    #expect(added.map(\.card) == [1, 2, 2, 2, 1])
    #expect(added.map(\.key) == [.min, .min, .max, .min + 1, .max])
  }

  @Test("of several changes of a row the last counts")
  func lastCounts() {
    var changes = KeyChanges()
    changes.add([key(4, 1), key(4, 2)], card: 1)
    changes.remove([key(4, 1), key(4, 3), key(4, 4)], card: 1)
    changes.add([key(4, 4)], card: 1)
    let (removed, added) = changes.sorted()
    #expect(removed == [.init(key(4, 1), card: 1), .init(key(4, 3), card: 1)])
    #expect(added == [.init(key(4, 2), card: 1), .init(key(4, 4), card: 1)])
  }

  @Test("replacing touches only what differs")
  func replaces() {
    var changes = KeyChanges()
    changes.replace([key(4, 1), key(4, 2)], by: [key(4, 2), key(4, 3)], card: 9)
    let (removed, added) = changes.sorted()
    #expect(removed == [.init(key(4, 1), card: 9)])
    #expect(added == [.init(key(4, 3), card: 9)])
  }
}

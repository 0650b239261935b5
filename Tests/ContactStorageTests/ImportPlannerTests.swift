import ContactModel
import Testing

@testable import ContactStorage

@Suite("ImportPlanner")
struct ImportPlannerTests {
  /// The same numbers for the same seed.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  private func records(_ generator: inout Generator) -> [Contact] {
    (0..<Int.random(in: 1...12, using: &generator)).map { index in
      let uid = ["", "", "a", "b", "c", "d"].randomElement(using: &generator) ?? ""
      let content = Int.random(in: 1...5, using: &generator)
      return People.person("Given\(content)", "Family", uid: uid, record: index + 1)
    }
  }

  @Test(
    "whatever is imported is in the store afterwards, and importing it again changes nothing",
    arguments: 1...6)
  func property(seed: Int) throws {
    let folder = try TemporaryFolder()
    var generator = Generator(state: UInt64(seed))
    for round in 0..<4 {
      var store = try ContactStore(creating: folder.file("\(round).kinfold"))
      for _ in 0..<4 {
        let input = records(&generator)
        let chunk = Int.random(in: 1...5, using: &generator)
        let counts = try store.importAll(input, chunk: chunk)
        #expect(counts.total == input.count)
        let contents = Set(try store.everything().map { ContentFingerprint($0.contact) })
        let missing = input.filter { !contents.contains(ContentFingerprint($0)) }
        #expect(missing.isEmpty, "seed \(seed), round \(round)")
        let revision = try store.revision()
        let again = try store.importAll(input, chunk: Int.random(in: 1...5, using: &generator))
        #expect(again.unchanged == input.count, "seed \(seed), round \(round)")
        #expect(try store.revision() == revision, "seed \(seed), round \(round)")
        #expect(try store.check() == [])
      }
    }
  }
}

import Testing

@testable import Normalization

@Suite("Nicknames")
struct NicknameTableTests {
  @Test("a nickname stands for itself and for each of its names")
  func classes() {
    let table = NicknameTable.shared
    let bob = table.identifier(of: Array("bob".utf8).span)
    let robert = table.identifier(of: Array("robert".utf8).span)
    var classes: [NicknameID] = []
    table.appendClasses(of: bob, to: &classes)
    #expect(classes.first == bob && classes.contains(robert))
    classes = []
    table.appendClasses(of: .none, to: &classes)
    #expect(classes.isEmpty)
  }

  @Test("pairs are not closed transitively: two names of one nickname stay apart")
  func isNotTransitive() {
    let table = NicknameTable.shared
    let names = ["alexander", "alejandro"].map { table.identifier(of: Array($0.utf8).span) }
    #expect(names.allSatisfy { $0 != .none })
    #expect(table.relation(names[0], names[1]) == .none)
  }
}

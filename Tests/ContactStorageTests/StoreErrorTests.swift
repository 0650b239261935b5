import Testing

@testable import ContactStorage

@Suite("StoreError")
struct StoreErrorTests {
  @Test("numbers and names are each given once, and every code has an exit class")
  func codes() {
    let codes = StoreError.Code.all
    #expect(Set(codes.map(\.number)).count == codes.count)
    #expect(Set(codes.map(\.name)).count == codes.count)
    #expect(codes.map(\.number) == codes.map(\.number).sorted())
    #expect(codes.allSatisfy { (64...78).contains($0.exitCode) })
    #expect(codes.filter { $0.number < 900 }.count == 28)
  }

  @Test("an error prints its message and its name")
  func prints() {
    let error = StoreError(.conflict, "the card was changed")
    #expect(error.description == "the card was changed [conflict]")
  }
}

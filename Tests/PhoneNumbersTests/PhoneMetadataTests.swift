import Testing

@testable import PhoneNumbers

struct PhoneMetadataTests {
  @Test("the oracle's answers come from the version of the metadata")
  func version() throws {
    let first = try OracleRow.firstLine()
    #expect(first.hasPrefix("# phonenumbers \(PhoneNumberParser.metadataVersion);"))
  }

  @Test("every state that the tables name exists")
  func closedTables() {
    let transitions = PhoneMetadataDoor.transitions
    let states = PhoneMetadataDoor.tailCount + PhoneMetadataDoor.accepts.count
    var highest: UInt16 = 0
    for index in transitions.indices { highest = max(highest, transitions[index]) }
    #expect(transitions.count == PhoneMetadataDoor.accepts.count * 10)
    #expect(Int(highest) < states)
    for index in 0..<PhoneMetadataDoor.planCount {
      let plan = NumberingPlan(index: index)
      #expect(Int(plan.startState) < states && Int(plan.leadingDigitsState) < states)
    }
  }

  @Test("nothing is accepted behind the dead state")
  func deadState() {
    for length in 0..<PhoneMetadataDoor.tailLength {
      #expect(PhoneMetadataDoor.tails[length] == 0)
    }
  }
}

import RecordStreams
import Testing

@testable import Normalization

@Suite("Rule tables")
struct RuleTableTests {
  @Test("a table knows its keys and no others, however full it is")
  func knowsItsKeys() {
    var table = RuleTable(count: 500)
    for number in 1...500 { table.insert(Array("key\(number)".utf8).span, UInt32(number)) }
    for number in 1...500 {
      #expect(table.value(of: Array("key\(number)".utf8).span) == UInt32(number))
    }
    #expect(table.value(of: Array("key501".utf8).span) == 0)
    #expect(table.value(of: [UInt8]().span) == 0)
  }

  @Test("a later value replaces an earlier one")
  func replaces() {
    var table = RuleTable(count: 1)
    table.insert([1].span, 5)
    table.insert([1].span, 6)
    #expect(table.value(of: [1].span) == 6)
  }

  @Test("rules are read line by line, fields by tabs")
  func readsRules() {
    var rules: [String] = []
    RuleTable.forEachRule(in: "a\tb\tc\nd\n\ne\t") { key, rest in
      rules.append(key.string + "=" + rest.string)
    }
    #expect(rules == ["a=b\tc", "d=", "e="])
  }
}

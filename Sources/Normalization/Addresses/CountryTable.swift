import RecordStreams

/// Countries by their names in many languages.
package struct CountryTable: Sendable {
  /// The one table.
  package static let shared = CountryTable()

  private let table: RuleTable

  private init() {
    var table = RuleTable(count: 7000)
    var key: [UInt8] = []
    RuleTable.forEachRule(in: CountryNames.text) { code, names in
      guard let country = CountryCode(code) else { return }
      RuleTable.forEachPiece(of: names, separator: UInt8(ascii: "|")) { name in
        key.removeAll(keepingCapacity: true)
        WordFolder.appendWords(of: name, to: &key)
        table.insert(key.span, UInt32(country.rawValue))
      }
      table.insert(code, UInt32(country.rawValue))
    }
    self.table = table
  }

  /// The country of a name or code as people write it, `Deutschland`, `U.S.A.`, `de`; `none` if unknown.
  ///
  /// - Parameter scratch: Room for folding; its content is lost.
  package func country(named text: Span<UInt8>, scratch: inout [UInt8]) -> CountryCode {
    if text.count == 2, let code = CountryCode(text), code.rawValue != 0x554B { return code }
    scratch.removeAll(keepingCapacity: true)
    WordFolder.appendWords(of: text, to: &scratch)
    let found = table.value(of: scratch.span)
    return CountryCode(rawValue: UInt16(truncatingIfNeeded: found))
  }
}

import RecordStreams

/// Countries by their names in many languages.
package struct CountryTable: Sendable {
  /// The one table.
  package static let shared = CountryTable()

  private let table: RuleTable

  private init() {
    var table = RuleTable(count: 14_000)
    var key: [UInt8] = []
    RuleTable.forEachRule(in: CountryNames.text) { code, names in
      guard let country = CountryCode(code) else { return }
      let value = UInt32(country.rawValue)
      RuleTable.forEachPiece(of: names, separator: UInt8(ascii: "|")) { name in
        key.removeAll(keepingCapacity: true)
        WordFolder.appendWords(of: name, to: &key)
        table.insert(key.span, value)
        // As CLDR writes it, too: most lookups need no folding then.
        table.insert(name, value)
      }
    }
    self.table = table
  }

  /// The country of a name or code as people write it, `Deutschland`, `U.S.A.`, `de`; `none` if unknown.
  ///
  /// A code of two letters is taken as it stands, but UK is GB.
  ///
  /// - Parameter buffer: Room for folding; what it holds stays.
  package func country(named text: Span<UInt8>, using buffer: inout [UInt8]) -> CountryCode {
    if text.count == 2, let code = CountryCode(text) {
      return code.rawValue == 0x554B ? CountryCode(rawValue: 0x4742) : code
    }
    let direct = text.count < 64 ? table.value(of: text) : 0
    if direct != 0 { return CountryCode(rawValue: UInt16(truncatingIfNeeded: direct)) }
    let start = buffer.count
    WordFolder.appendWords(of: text, to: &buffer)
    let found = table.value(of: buffer.span.slice(start, buffer.count))
    buffer.removeLast(buffer.count - start)
    return CountryCode(rawValue: UInt16(truncatingIfNeeded: found))
  }
}

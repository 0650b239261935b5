import RecordStreams

/// Short forms of the words in addresses.
struct AddressWords: Sendable {
  static let shared = AddressWords()

  private let table: RuleTable
  private let shortForms: [[UInt8]]

  /// What a word is beside its short form.
  struct Meaning {
    var value: UInt32
    /// The number of the short form; 0: the word stands for itself.
    var form: Int { Int(value & 0xFFFF) }
    /// A word before a unit: apartment, suite.
    var isUnit: Bool { value & 1 << 16 != 0 }
    /// A word before a number that says nothing: "no."
    var isNumberSign: Bool { value & 1 << 17 != 0 }
  }

  private init() {
    var table = RuleTable(count: 900)
    var forms: [[UInt8]] = [[]]
    var key: [UInt8] = []
    RuleTable.forEachRule(in: AddressForms.text) { form, short in
      key.removeAll(keepingCapacity: true)
      WordFolder.appendWords(of: form, to: &key)
      guard !key.isEmpty else { return }
      let bytes = [UInt8](copying: short)
      let number = forms.firstIndex(of: bytes) ?? forms.count
      if number == forms.count { forms.append(bytes) }
      table.insert(key.span, UInt32(number) | Self.bits(of: short))
      table.insert(short, UInt32(number) | Self.bits(of: short))
    }
    self.table = table
    shortForms = forms
  }

  private static func bits(of short: Span<UInt8>) -> UInt32 {
    for unit: StaticString in ["apt", "ste", "unt", "rm"] where short.isEqual(to: unit) {
      return 1 << 16
    }
    return short.isEqual(to: "no") ? 1 << 17 : 0
  }

  func meaning(of words: Span<UInt8>) -> Meaning {
    Meaning(value: words.count > 40 ? 0 : table.value(of: words))
  }

  func shortForm(_ number: Int) -> [UInt8] { shortForms[number] }
}

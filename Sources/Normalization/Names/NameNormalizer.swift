package import ContactModel
import RecordStreams

/// Turns names into folded words that can be compared.
///
/// Shape: a contact, or a name in one text → words in lower case without marks, each with its part;
/// titles and credentials left out, generations told. Same words on every platform and in every locale.
/// A value without state: any number of threads share it, each with `NameTokens` of its own.
///
/// - Source: UAX #15; word lists of `Docs/data-sources.md`.
package struct NameNormalizer: Sendable {
  private let lexicon = NameLexicon.shared

  package init() {}

  /// Appends the comparison form of a name part: its words with one space between them.
  ///
  /// - Returns: The number of words.
  @discardableResult
  package func appendFolded(_ text: Span<UInt8>, to bytes: inout [UInt8]) -> Int {
    WordFolder.appendWords(of: text, to: &bytes)
  }

  /// Finds the words of a contact's names: from its parts where it has any, else from the whole name.
  package func tokenize(_ contact: Contact, into names: inout NameTokens) {
    names.removeAll()
    var formatted: Field?
    var suffix: Field?
    var hasParts = false
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      guard field.part == .value, field.length > 0 else { continue }
      switch field.kind {
      case .givenName, .familyName: hasParts = true
      case .formattedName: if formatted == nil { formatted = field }
      case .nameSuffix: suffix = field
      default: break
      }
    }
    if hasParts {
      add(contact, .givenName, .given, &names)
      add(contact, .middleName, .middle, &names)
      add(contact, .familyName, .family, &names)
    } else if let formatted {
      tokenize(fullName: contact.bytes(of: formatted), into: &names)
    }
    if let suffix { readSuffix(contact.bytes(of: suffix), &names) }
    add(contact, .previousFamilyName, .previousFamily, &names)
    add(contact, .nickname, .nickname, &names)
  }

  /// Finds the words of a name in one text; appends to what is there.
  package func tokenize(fullName text: Span<UInt8>, into names: inout NameTokens) {
    names.isSplitByRule = true
    let start = names.bytes.count
    let count = WordFolder.appendWords(of: text, to: &names.bytes)
    names.addWords(from: start, part: .given)
    if count > 1 { names.tokens[names.tokens.count - 1].part = .family }
  }

  private func add(
    _ contact: Contact, _ kind: PropertyKind, _ part: NamePart, _ names: inout NameTokens
  ) {
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      guard field.kind == kind, field.part == .value else { continue }
      let start = names.bytes.count
      WordFolder.appendWords(of: contact.bytes(of: field), to: &names.bytes)
      names.addWords(from: start, part: part)
      if part != .nickname { return }
    }
  }

  private func readSuffix(_ text: Span<UInt8>, _ names: inout NameTokens) {
    names.scratch.removeAll(keepingCapacity: true)
    WordFolder.appendUndottedWords(of: text, to: &names.scratch)
    var generation = NameGeneration.none
    RuleTable.forEachPiece(of: names.scratch.span, separator: 0x20) { word in
      if generation == .none { generation = NameLexicon.generation(of: word) }
    }
    if generation != .none { names.generation = generation }
  }

  /// Says whether a name looks like that of an organization or a role.
  package func isLikelyOrganizationName(_ text: Span<UInt8>) -> Bool { false }

  /// Appends a key under which words that sound alike meet; nothing when there is no Latin letter.
  package func appendPhoneticKey(ofToken word: Span<UInt8>, to bytes: inout [UInt8]) {
    PhoneticKey.append(word, to: &bytes)
  }

  /// How two folded words are related as given name and nickname.
  package func nicknameRelation(_ first: Span<UInt8>, _ second: Span<UInt8>) -> NicknameRelation {
    NicknameTable.shared.relation(
      NicknameTable.shared.identifier(of: first), NicknameTable.shared.identifier(of: second))
  }
}

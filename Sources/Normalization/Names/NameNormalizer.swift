package import ContactModel
import RecordStreams
import UnicodeText

/// Turns names into folded words that can be compared.
///
///     var names = NameTokens()
///     normalizer.tokenize(contact, into: &names)
///     for token in names.tokens { … names.bytes(of: token), token.part … }
///
/// Shape: a contact, or a name in one text → words in lower case without marks, each with its part;
/// titles and credentials left out, generations told. Same words on every platform and in every locale.
/// A value without state: any number of threads share it, each with `NameTokens` of its own.
///
/// - Source: UAX #15; word lists of `Docs/data-sources.md`.
package struct NameNormalizer: Sendable {
  private let lexicon = NameLexicon.shared
  private let nicknames = NicknameTable.shared
  private let organizationWords = OrganizationWords.shared

  package init() {}

  /// Appends the comparison form of a name part: its words with one space between them.
  ///
  /// - Returns: The number of words.
  @discardableResult
  package func appendFolded(_ text: Span<UInt8>, to bytes: inout [UInt8]) -> Int {
    WordFolder.appendWords(of: text, to: &bytes)
  }

  /// Finds the words of a contact's names: from its parts where it has any, else from the whole name.
  ///
  /// There is at most one word of the part `given`; more words of the given name are `middle`, so that
  /// "Jean-Luc", "Jean Luc" and "Jean" with the middle name "Luc" are alike.
  package func tokenize(_ contact: Contact, into names: inout NameTokens) {
    names.removeAll()
    let fields = NameFields(contact)
    let bytes = contact.block
    switch (fields.given, fields.family) {
    case (let given?, let family?):
      addGiven(bytes.bytes(of: given), &names)
      if let middle = fields.middle { add(bytes.bytes(of: middle), .middle, &names) }
      addFamily(bytes.bytes(of: family), &names)
    case (let only?, nil), (nil, let only?):
      // Many people type the whole name into one box.
      addWhole(bytes.bytes(of: only), isFamily: fields.given == nil, &names)
      if let middle = fields.middle { add(bytes.bytes(of: middle), .middle, &names) }
    case (nil, nil):
      if let formatted = fields.formatted {
        tokenize(fullName: bytes.bytes(of: formatted), into: &names)
      }
    }
    if let suffix = fields.suffix { readSuffix(bytes.bytes(of: suffix), &names) }
    if let previous = fields.previousFamily {
      add(bytes.bytes(of: previous), .previousFamily, &names)
    }
    if fields.hasNickname { addNicknames(contact, &names) }
    noteOrganization(&names)
  }

  /// Finds the words of a name in one text; appends to what is there.
  package func tokenize(fullName text: Span<UInt8>, into names: inout NameTokens) {
    let parts = names.splitter.split(text)
    names.isSplitByRule = true
    if parts.generation != .none { names.generation = parts.generation }
    if parts.organization == 0..<text.count, !text.isEmpty {
      names.isLikelyOrganization = true
      add(text, .family, &names)
      return
    }
    if !parts.given.isEmpty { add(text.slice(parts.given), .given, &names) }
    if !parts.middle.isEmpty { add(text.slice(parts.middle), .middle, &names) }
    if !parts.family.isEmpty { addFamily(text.slice(parts.family), &names) }
    if !parts.previousFamily.isEmpty {
      add(text.slice(parts.previousFamily), .previousFamily, &names)
    }
    if !parts.nickname.isEmpty { add(text.slice(parts.nickname), .nickname, &names) }
  }

  /// Says whether a name looks like that of an organization or a role.
  package func isLikelyOrganizationName(_ text: Span<UInt8>) -> Bool {
    var scratch: [UInt8] = []
    return organizationWords.isLikelyOrganization(text, scratch: &scratch)
  }

  /// How two folded words are related as given name and nickname.
  package func nicknameRelation(_ first: Span<UInt8>, _ second: Span<UInt8>) -> NicknameRelation {
    nicknames.relation(nicknames.identifier(of: first), nicknames.identifier(of: second))
  }
}

extension NameNormalizer {
  private func add(_ text: Span<UInt8>, _ part: NamePart, _ names: inout NameTokens) {
    let start = names.bytes.count
    let first = names.tokens.count
    WordFolder.appendWords(of: text, to: &names.bytes)
    names.addWords(from: start, part: part)
    if !text.isASCII { addVariants(text, of: first, part, &names) }
    guard part == .given, names.tokens.count > first + 1 else { return }
    for index in (first + 1)..<names.tokens.count { names.tokens[index].part = .middle }
  }

  private func addVariants(
    _ text: Span<UInt8>, of first: Int, _ part: NamePart, _ names: inout NameTokens
  ) {
    var expanded: [UInt8] = []
    swap(&expanded, &names.scratch)
    defer { swap(&expanded, &names.scratch) }
    expanded.removeAll(keepingCapacity: true)
    guard UmlautExpansion.expand(text, into: &expanded) else { return }
    let start = names.bytes.count
    WordFolder.appendWords(of: expanded.span, to: &names.bytes)
    names.addVariants(of: first, from: start, part: part)
  }

  /// A given name may carry a title, a generation, or a nickname in quotes.
  private func addGiven(_ text: Span<UInt8>, _ names: inout NameTokens) {
    if text.firstIndex(of: UInt8(ascii: "\"")) != nil
      || text.firstIndex(of: UInt8(ascii: "(")) != nil
      || text.firstIndex(of: 0xE2) != nil
    {
      addGivenWithAside(text, &names)
      return
    }
    let first = names.tokens.count
    add(text, .given, &names)
    while names.tokens.count > first + 1,
      lexicon.kinds(of: names.bytes(of: names.tokens[first])).contains(.plainHonorific)
    {
      names.tokens.remove(at: first)
      names.tokens[first].part = .given
    }
    dropSuffixes(from: first, &names)
  }

  private func addGivenWithAside(_ text: Span<UInt8>, _ names: inout NameTokens) {
    let parts = names.splitter.split(text)
    let start = names.tokens.count
    for range in [parts.given, parts.middle, parts.family] where !range.isEmpty {
      add(text.slice(range), .given, &names)
    }
    for index in start..<names.tokens.count {
      names.tokens[index].part = index == start ? .given : .middle
    }
    if !parts.nickname.isEmpty {
      add(text.slice(parts.nickname), .nickname, &names)
    }
    if parts.generation != .none { names.generation = parts.generation }
  }

  /// The words of a family name: particles marked, "Mc Donald" joined, "Jr." taken off.
  private func addFamily(_ text: Span<UInt8>, _ names: inout NameTokens) {
    let first = names.tokens.count
    add(text, .family, &names)
    guard names.tokens.count > first + 1 else { return }
    dropSuffixes(from: first, &names)
    var index = first
    while index + 1 < names.tokens.count {
      let token = names.tokens[index]
      if Self.joinsNext(names.bytes(of: token)) {
        join(index, &names)
        continue
      }
      if isParticle(names.bytes(of: token), isFirst: index == first) {
        names.tokens[index].part = .particle
      }
      index += 1
    }
  }

  /// Words of one letter are initials, but for the "y" of "García y López".
  private func isParticle(_ word: Span<UInt8>, isFirst: Bool) -> Bool {
    if word.count == 1 { return !isFirst && (word[0] == 0x79 || word[0] == 0x65) }
    return lexicon.kinds(of: word).contains(.particle)
  }

  /// "Mc Donald", "O Brien": the next word belongs to this one.
  private static func joinsNext(_ word: Span<UInt8>) -> Bool {
    word.isEqual(to: "mc") || word.isEqual(to: "o")
  }

  private func join(_ index: Int, _ names: inout NameTokens) {
    let first = names.tokens[index].range
    let second = names.tokens[index + 1].range
    let start = names.bytes.count
    for position in first { names.bytes.append(names.bytes[position]) }
    for position in second { names.bytes.append(names.bytes[position]) }
    names.tokens[index] = NameToken(
      start: UInt32(truncatingIfNeeded: start),
      length: UInt16(truncatingIfNeeded: names.bytes.count - start), part: .family,
      isInitial: false)
    names.tokens.remove(at: index + 1)
  }

  /// Takes "Jr.", "III", "PhD" off the end, as long as a word is left.
  private func dropSuffixes(from first: Int, _ names: inout NameTokens) {
    while names.tokens.count > first + 1, let last = names.tokens.last,
      lexicon.kinds(of: names.bytes(of: last)).contains(.plainSuffix)
    {
      let generation = NameLexicon.generation(of: names.bytes(of: last))
      if generation != .none { names.generation = generation }
      names.tokens.removeLast()
    }
  }

  private func addWhole(_ text: Span<UInt8>, isFamily: Bool, _ names: inout NameTokens) {
    tokenize(fullName: text, into: &names)
    guard isFamily else { return }
    // "van der Berg" or "Smith" alone in the box for the family name
    let isWhole = names.has(.given) && names.has(.family)
    let isParticle = names.tokens.first.map {
      lexicon.kinds(of: names.bytes(of: $0)).contains(.plainParticle)
    }
    guard !isWhole || isParticle == true else { return }
    for index in names.tokens.indices {
      let token = names.tokens[index]
      guard token.part == .given || token.part == .middle else { continue }
      let isLast = index + 1 == names.tokens.count
      let kinds = lexicon.kinds(of: names.bytes(of: token))
      names.tokens[index].part = !isLast && kinds.contains(.particle) ? .particle : .family
    }
  }

  private func addNicknames(_ contact: Contact, _ names: inout NameTokens) {
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      guard field.kind == .nickname, field.part == .value else { continue }
      add(contact.bytes(of: field), .nickname, &names)
    }
  }

  private func readSuffix(_ text: Span<UInt8>, _ names: inout NameTokens) {
    names.scratch.removeAll(keepingCapacity: true)
    WordFolder.appendUndottedWords(of: text, to: &names.scratch)
    let generation = Self.firstGeneration(in: names.scratch.span)
    if generation != .none { names.generation = generation }
  }

  private static func firstGeneration(in folded: Span<UInt8>) -> NameGeneration {
    var start = 0
    while start < folded.count {
      let end = folded.firstIndex(of: 0x20, from: start) ?? folded.count
      let generation = NameLexicon.generation(of: folded.slice(start, end))
      if generation != .none { return generation }
      start = end + 1
    }
    return .none
  }

  private func noteOrganization(_ names: inout NameTokens) {
    guard !names.isLikelyOrganization else { return }
    var last: UInt32 = 0
    var count = 0
    for token in names.tokens where token.part.rawValue <= NamePart.family.rawValue {
      last = organizationWords.kind(of: names.bytes(of: token))
      if last == 2 { break }
      count += 1
    }
    names.isLikelyOrganization = last == 2 || (last == 1 && count > 1)
  }
}

import ContactModel
import Normalization
import RecordStreams
import UnicodeText

/// Chooses the card whose name the merged contact gets, whole: names of two cards are never mixed.
///
/// First a name with given and family name written out; then one in mixed case; then the full form
/// rather than a nickname; then the spelling most cards agree on; then the one with more parts
/// (middle names, suffix, title), with the original script or its accents, and the longer one.
struct NameChoice {
  static let kinds: [PropertyKind] = [
    .namePrefix, .givenName, .middleName, .familyName, .previousFamilyName, .nameSuffix,
    .phoneticGivenName, .phoneticMiddleName, .phoneticFamilyName, .formattedName,
  ]

  private let nicknames = NicknameTable.shared
  private let normalizer = NameNormalizer()

  /// The index of the chosen card; `nil` when no card has a name.
  func choose(among cards: [MergeCard]) -> Int? {
    let names = cards.map { Name($0.contact, normalizer, nicknames) }
    var best: Int?
    var bestRank: [Int] = []
    for (index, name) in names.enumerated() where !name.isEmpty {
      let rank = rank(name, among: names)
      if best == nil || bestRank.lexicographicallyPrecedes(rank) {
        (best, bestRank) = (index, rank)
      }
    }
    return best
  }

  private func rank(_ name: Name, among all: [Name]) -> [Int] {
    let supporters = all.count { $0.key == name.key }
    let isShortForm = all.contains { other in
      isNickname(name.given, of: other.given) && other.family == name.family
    }
    return [
      name.fullParts, name.isParsed ? 1 : 0, name.isMixedCase ? 1 : 0, isShortForm ? 0 : 1,
      supporters, name.partCount, name.hasMarks ? 1 : 0, name.length,
    ]
  }

  private func isNickname(_ short: NicknameID, of name: NicknameID) -> Bool {
    guard short != name else { return false }
    var classes: [NicknameID] = []
    nicknames.appendClasses(of: short, to: &classes)
    return classes.contains(name)
  }

  private struct Name {
    var isEmpty: Bool
    /// How many of given and family name are written out.
    var fullParts = 0
    /// Whether the card has the name in parts.
    var isParsed = false
    var isMixedCase = false
    var partCount = 0
    var hasMarks = false
    var length = 0
    var given = NicknameID.none
    var family: [UInt8] = []
    var key: [UInt8] = []

    init(_ contact: Contact, _ normalizer: NameNormalizer, _ nicknames: NicknameTable) {
      var tokens = NameTokens()
      normalizer.tokenize(contact, into: &tokens)
      isEmpty = tokens.isEmpty && contact.formattedName.isEmpty
      isParsed = !tokens.isSplitByRule
      let given = tokens.tokens.first { $0.part == .given }
      let family = tokens.tokens.last { $0.part == .family }
      for token in [given, family].compactMap({ $0 }) {
        if !token.isInitial { fullParts += 1 }
        key.append(tokens.bytes(of: token))
        key.append(0x20)
      }
      if let given { self.given = nicknames.identifier(of: tokens.bytes(of: given)) }
      if let family { self.family.append(tokens.bytes(of: family)) }
      let written = [contact.givenName, contact.middleName, contact.familyName]
        .joined(separator: " ")
      let text = isParsed ? written : contact.formattedName
      let letters = text.filter(\.isLetter)
      isMixedCase =
        letters.contains { $0.isLowercase } && letters.contains { $0.isUppercase }
        || !letters.contains { $0.isCased }
      hasMarks = text.utf8.contains { $0 >= 0x80 }
      length = text.utf8.count
      let parts = [contact.middleName, contact.nameSuffix, contact.namePrefix]
      partCount = parts.count { !$0.isEmpty } + (contact.middleName.count > 2 ? 1 : 0)
    }
  }
}

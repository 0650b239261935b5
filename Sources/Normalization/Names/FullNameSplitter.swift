import RecordStreams

/// Splits a name in one text into its parts.
///
/// Knows "Last, First", titles, generations, credentials, particles, nicknames in quotes or parentheses,
/// maiden names, and organizations that are no names of people. Holds scratch memory: one for each thread.
package struct FullNameSplitter: Sendable {
  private let lexicon = NameLexicon.shared
  private var words = NamePieces()
  private var scratch: [UInt8] = []

  package init() {}

  /// Finds the parts of a name.
  ///
  /// - Complexity: O(length); nothing is allocated after the first names.
  package mutating func split(_ text: Span<UInt8>) -> FullNameParts {
    var parts = FullNameParts()
    words.read(text, lexicon)
    readAsides(text, &parts)
    let end = words.asides.first.map { $0.range.lowerBound - 1 } ?? text.count
    if OrganizationWords.shared.isLikelyOrganization(text.slice(0, end), scratch: &scratch) {
      parts.organization = 0..<text.count
      return parts
    }
    var range = 0..<words.pieces.count
    takeMaidenName(&range, &parts)
    let lastSegment = range.isEmpty ? 0 : words.pieces[range.upperBound - 1].segment
    if lastSegment > 0, !isNaturalOrder(range) {
      splitFamilyFirst(range, &parts)
    } else {
      splitNaturalOrder(text, range, &parts)
    }
    return parts
  }

  /// What stands in quotes or parentheses: a suffix, a company with its legal form, else a nickname.
  private mutating func readAsides(_ text: Span<UInt8>, _ parts: inout FullNameParts) {
    for (range, isParenthesis) in words.asides where !range.isEmpty {
      let aside = text.slice(range)
      if isParenthesis {
        let count = words.pieces.count
        words.append(text, range, 0, lexicon)
        let piece = words.pieces.count > count ? words.pieces.removeLast() : nil
        if let piece, isSuffix(piece) {
          take(piece, asSuffixOf: &parts)
          continue
        }
        if OrganizationWords.shared.endsWithLegalForm(aside, scratch: &scratch) {
          parts.organization = range
          continue
        }
      }
      if parts.nickname.isEmpty { parts.nickname = range }
    }
  }

  /// "Ada King née Byron": the words behind the marker.
  private func takeMaidenName(_ range: inout Range<Int>, _ parts: inout FullNameParts) {
    guard range.count > 2 else { return }
    for index in (range.lowerBound + 1)..<(range.upperBound - 1)
    where words.pieces[index].kinds.contains(.maidenMarker) && words.pieces[index].isLowerCase {
      parts.previousFamily = span(index + 1, range.upperBound)
      range = range.lowerBound..<index
      return
    }
  }

  /// Whether the commas only set off suffixes: "John Smith, Jr."
  private func isNaturalOrder(_ range: Range<Int>) -> Bool {
    var inFirst = 0
    for index in range {
      let piece = words.pieces[index]
      if piece.segment == 0 { inFirst += 1 } else if !isSuffix(piece) { return false }
    }
    return inFirst >= 2 || inFirst == 0
  }

  /// "Smith Jr., John Paul, PhD"
  private func splitFamilyFirst(_ range: Range<Int>, _ parts: inout FullNameParts) {
    var family = range.lowerBound..<range.lowerBound
    var given = family
    for index in range {
      let piece = words.pieces[index]
      if piece.segment == 0 { family = range.lowerBound..<(index + 1) }
      if piece.segment == 1 {
        if given.isEmpty { given = index..<index }
        given = given.lowerBound..<(index + 1)
      }
      if piece.segment > 1 { take(piece, asSuffixOf: &parts) }
    }
    takeSuffixes(&family, keeping: 1, &parts)
    takePrefixes(&family, keeping: 1, &parts)
    takeSuffixes(&given, keeping: 1, &parts)
    takePrefixes(&given, keeping: 1, &parts)
    // "Linde, Pieter van der": particles behind the given names belong to the family name; the ranges cannot
    // say so, and the comparison leaves particles out anyway.
    while given.count > 1, isParticle(words.pieces[given.upperBound - 1]) {
      given = given.lowerBound..<(given.upperBound - 1)
    }
    parts.family = span(family.lowerBound, family.upperBound)
    setGiven(given, &parts)
  }

  /// "Dr. John Paul van der Linde Jr."
  private func splitNaturalOrder(
    _ text: Span<UInt8>, _ range: Range<Int>, _ parts: inout FullNameParts
  ) {
    var names = range
    let hasTitle = takePrefixes(&names, keeping: 1, &parts)
    takeSuffixes(&names, keeping: 1, &parts)
    guard !names.isEmpty else { return }
    if names.count <= 2, EastAsianNames.isEastAsian(text.slice(span(names))) {
      splitEastAsian(text, names, &parts)
      return
    }
    if names.count == 1 {
      let isFamily = hasTitle || !parts.nickname.isEmpty
      let only = span(names.lowerBound, names.upperBound)
      if isFamily { parts.family = only } else { parts.given = only }
      return
    }
    var start = names.upperBound - 1
    for index in (names.lowerBound + 1)..<(names.upperBound - 1)
    where isParticle(words.pieces[index]) && !repeatsFirst(index, names.lowerBound) {
      // "García y López" are two family names.
      let isConjunction = words.pieces[index].folded.count == 1
      start = isConjunction ? max(index - 1, names.lowerBound + 1) : index
      break
    }
    parts.family = span(start, names.upperBound)
    setGiven(names.lowerBound..<start, &parts)
  }

  /// "山田 太郎", "김민준", "陳大文": the family name comes first unless the words tell otherwise.
  private func splitEastAsian(
    _ text: Span<UInt8>, _ names: Range<Int>, _ parts: inout FullNameParts
  ) {
    let first = words.pieces[names.lowerBound].range
    if names.count == 2 {
      let second = words.pieces[names.lowerBound + 1].range
      let isFirst = EastAsianNames.isFamilyFirst(text.slice(first), text.slice(second))
      parts.family = isFirst ? first : second
      parts.given = isFirst ? second : first
    } else if let length = EastAsianNames.familyLength(text.slice(first)) {
      parts.family = first.lowerBound..<(first.lowerBound + length)
      parts.given = (first.lowerBound + length)..<first.upperBound
    } else {
      parts.given = first
    }
  }

  private func setGiven(_ range: Range<Int>, _ parts: inout FullNameParts) {
    guard !range.isEmpty else { return }
    parts.given = span(range.lowerBound, range.lowerBound + 1)
    parts.middle = span(range.lowerBound + 1, range.upperBound)
  }

  // MARK: Words at the ends

  /// Takes titles off the front, as long as `keeping` words are left; two where the title may be a name.
  @discardableResult
  private func takePrefixes(
    _ range: inout Range<Int>, keeping: Int, _ parts: inout FullNameParts
  ) -> Bool {
    let first = range.lowerBound
    var index = first
    while index < range.upperBound {
      let kinds = words.pieces[index].kinds
      let left = range.upperBound - index - 1
      let isPlain = kinds.contains(.plainHonorific)
      let follows = index > first && kinds.contains(.honorificRest)
      guard follows || isPlain || kinds.contains(.honorific) else { break }
      guard left >= (isPlain || follows ? keeping : keeping + 1) else { break }
      index += 1
    }
    guard index > first else { return false }
    parts.prefix = span(first, index)
    range = index..<range.upperBound
    return true
  }

  private func takeSuffixes(
    _ range: inout Range<Int>, keeping: Int, _ parts: inout FullNameParts
  ) {
    while range.count > keeping, isSuffix(words.pieces[range.upperBound - 1]) {
      // A numeral or a letter needs a whole name before it: "Malcolm V" may be a given name and an initial.
      let piece = words.pieces[range.upperBound - 1]
      if piece.folded.count == 1, range.count < 3 { break }
      take(piece, asSuffixOf: &parts)
      range = range.lowerBound..<(range.upperBound - 1)
    }
  }

  private func take(_ piece: NamePieces.Piece, asSuffixOf parts: inout FullNameParts) {
    parts.suffix =
      parts.suffix.isEmpty
      ? piece.range
      : min(
        parts.suffix.lowerBound, piece.range.lowerBound)..<max(
          parts.suffix.upperBound, piece.range.upperBound)
    if piece.generation != .none { parts.generation = piece.generation }
  }

  private func isSuffix(_ piece: NamePieces.Piece) -> Bool {
    if piece.kinds.contains(.plainSuffix) { return true }
    guard piece.kinds.contains(.credential) || piece.kinds.contains(.generation) else {
      return false
    }
    if piece.kinds.contains(.credential) { return piece.looksLikeAbbreviation }
    return piece.folded.count > 1 || piece.looksLikeAbbreviation
  }

  private func isParticle(_ piece: NamePieces.Piece) -> Bool {
    // "D." is an initial; "y" and "e" part two family names.
    if piece.folded.count == 1 {
      return piece.isLowerCase && piece.range.count == 1 && piece.kinds.contains(.particle)
    }
    return piece.kinds.contains(.plainParticle)
      || (piece.kinds.contains(.particle) && piece.isLowerCase)
  }

  private func repeatsFirst(_ index: Int, _ first: Int) -> Bool {
    let folded = words.folded.span
    let here = words.pieces[index].folded
    let there = words.pieces[first].folded
    return folded.slice(here).isEqual(
      to: folded.slice(there))
  }

  private func span(_ range: Range<Int>) -> Range<Int> { span(range.lowerBound, range.upperBound) }

  private func span(_ start: Int, _ end: Int) -> Range<Int> {
    guard start < end else { return 0..<0 }
    return words.pieces[start].range.lowerBound..<words.pieces[end - 1].range.upperBound
  }
}

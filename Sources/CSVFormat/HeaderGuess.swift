import ContactModel

/// What a header's words say about its column.
struct HeaderGuess {
  var target: CSVTarget
  var confidence: Double
  var reason: String
  /// A bare "name", which may be the given name beside a family name.
  var isBareName = false
  /// A bare "title", which is the name's prefix beside a job title.
  var isBareTitle = false

  private typealias Noun = HeaderWords.Noun

  /// Reads a header in any of the languages of `HeaderWords`; `nil` when its words say too little.
  init?(_ header: String) {
    if let written = Self.written(header) {
      self = written
      return
    }
    let words = HeaderText.words(header)
    guard !words.isEmpty else { return nil }
    // A number counts values, unless the words are known with it ("2. Vorname").
    let isKnownWithNumber = HeaderWords.meanings[words.joined(separator: " ")] != nil
    let plain =
      isKnownWithNumber ? words : words.filter { $0.utf8.contains { $0 &- 0x30 >= 10 } }
    let reading = Reading(plain)
    let isKnownWhole =
      reading.nouns.count == 1 && reading.unknown.isEmpty && !reading.hasIdentifier
    if !isKnownWhole, IdentifierNames.matches(words: words) {
      target = .identifier(HeaderText.trimmed(header))
      confidence = 0.9
      reason = "the header names an identifier"
      return
    }
    let number = words.compactMap { Int($0) }.first ?? 0
    guard let resolved = reading.target(number: number) else { return nil }
    target = resolved
    confidence = reading.confidence
    guard confidence >= 0.5 else { return nil }
    reason =
      confidence > 0.9
      ? "header words \"\(words.joined(separator: " "))\""
      : "header words \"\(reading.known.joined(separator: " "))\""
    isBareName = reading.nouns == [.name]
    isBareTitle = reading.nouns == [.title] && plain.count == 1
  }

  private init(target: CSVTarget, confidence: Double, reason: String) {
    self.target = target
    self.confidence = confidence
    self.reason = reason
  }

  /// Headers of our own tables that name a kind outright: `custom:Hobby`, `id:customer`.
  private static func written(_ header: String) -> HeaderGuess? {
    if header.hasPrefix("custom:") {
      return .init(
        target: .custom(String(header.dropFirst(7))), confidence: 1, reason: "named as custom field"
      )
    }
    if header.hasPrefix("id:") {
      return .init(
        target: .identifier(String(header.dropFirst(3))), confidence: 1,
        reason: "named as identifier")
    }
    return nil
  }
}

/// A header's words, each phrase with its meaning.
private struct Reading {
  var nouns: [HeaderWords.Noun] = []
  var labels: [StandardLabel] = []
  var customLabels: [String] = []
  var known: [String] = []
  var unknown: [String] = []
  var isLabelRole = false
  var hasIdentifier = false
  var hasStop = false

  init(_ words: [String]) {
    var index = 0
    while index < words.count {
      var length = min(HeaderWords.longestPhrase, words.count - index)
      var meaning: HeaderWords.Meaning?
      while length > 0 {
        let phrase = words[index..<(index + length)].joined(separator: " ")
        meaning = HeaderWords.meanings[phrase]
        if words.count > 1, length == 1, HeaderWords.soleWords.contains(phrase) { meaning = nil }
        if meaning != nil { break }
        length -= 1
      }
      guard let meaning else {
        unknown.append(words[index])
        index += 1
        continue
      }
      known.append(contentsOf: words[index..<(index + length)])
      index += length
      take(meaning)
    }
  }

  private mutating func take(_ meaning: HeaderWords.Meaning) {
    switch meaning {
    case .noun(let noun): nouns.append(noun)
    case .label(let label): labels.append(label)
    case .customLabel(let text): customLabels.append(text)
    case .filler: break
    case .labelRole: isLabelRole = true
    case .identifier: hasIdentifier = true
    case .stop: hasStop = true
    }
  }

  var confidence: Double {
    if hasStop { return 0 }
    return Double((nouns.isEmpty ? 60 : 95) - 30 * unknown.count) / 100
  }

  func target(number: Int) -> CSVTarget? {
    guard !hasStop else { return nil }
    guard let noun = mainNoun else { return bareLabel }
    var target = target(for: noun, number: number)
    if isLabelRole {
      target.role = .label
      target.part = .value
      target.label = .none
    }
    return target
  }

  /// `Home`, `Work`, `Other` alone are phones (Yahoo).
  private var bareLabel: CSVTarget? {
    guard known.count == 1, unknown.isEmpty, let label = labels.first,
      ["home", "work", "other", "primary"].contains(known[0])
    else { return nil }
    return CSVTarget(.phoneNumber, label: label)
  }

  /// The noun that says most: a part of an address before "address", a mobile before a phone, what a
  /// relation has before the relation.
  private var mainNoun: HeaderWords.Noun? {
    let strong = nouns.filter { $0 != .name && $0 != .addressLine && $0 != .phone }
    let things = strong.filter {
      if case .relation = $0 { return false }
      return $0 != .value(.organizationName, .value)
    }
    if let thing = things.last { return thing }
    if nouns.contains(.phone) { return .phone }
    if nouns.contains(.addressLine) { return .addressLine }
    return strong.last ?? nouns.last
  }

  private var isOfOrganization: Bool {
    nouns.count > 1 && nouns.contains(.value(.organizationName, .value))
  }

  /// The label the header states, or the words that are left as a custom one.
  private func label(_ target: inout CSVTarget) {
    if let label = labels.first(where: { $0 != .main }) ?? labels.first {
      target.label = label
    } else if isOfOrganization {
      target.label = .work
    } else if let text = customLabels.first ?? unknown.first {
      (target.label, target.text) = (.custom, text)
    }
    for noun in nouns where nouns.count > 1 {
      if case .relation(let relation) = noun { target.label = relation }
    }
  }

  private func target(for noun: HeaderWords.Noun, number: Int) -> CSVTarget {
    switch noun {
    case .phone, .mobile, .fax, .pager: return phone(noun, number)
    case .addressLine, .streetNumber, .value(.postalAddress, _): return address(noun, number)
    case .value(let kind, let part): return value(kind, part, number)
    case .service(let name): return CSVTarget(.instantMessage, label: soleLabel, text: name)
    case .profile(let name): return CSVTarget(.socialProfile, text: name)
    case .relation(let label): return CSVTarget(.relation, label: label)
    case .date(let label): return CSVTarget(.date, label: label)
    case .birthYear: return CSVTarget(.birthday, role: .year)
    case .birthMonth: return CSVTarget(.birthday, role: .month)
    case .birthDay: return CSVTarget(.birthday, role: .day)
    case .title: return CSVTarget(.jobTitle)
    case .name: return CSVTarget(.formattedName)
    }
  }

  private var soleLabel: StandardLabel { labels.first ?? .none }

  private func value(_ kind: PropertyKind, _ part: FieldPart, _ number: Int) -> CSVTarget {
    var target = CSVTarget(kind, part)
    switch kind {
    case .emailAddress, .urlAddress:
      target.item = number
      label(&target)
      if target.label == .main { target.label = .none }
    case .relation, .date, .instantMessage, .socialProfile, .note, .nickname:
      target.item = number
    default: break
    }
    return target
  }

  private func phone(_ noun: HeaderWords.Noun, _ number: Int) -> CSVTarget {
    var target = CSVTarget(.phoneNumber, item: number)
    label(&target)
    switch noun {
    case .mobile: (target.label, target.text) = (.mobile, "")
    case .pager: (target.label, target.text) = (.pager, "")
    case .fax:
      target.label =
        target.label == .home ? .homeFax : target.label == .work ? .workFax : .otherFax
      target.text = ""
    default: break
    }
    return target
  }

  private func address(_ noun: HeaderWords.Noun, _ number: Int) -> CSVTarget {
    var target = CSVTarget(.postalAddress, .street, joint: .space)
    label(&target)
    if target.label == .main { target.label = .none }
    // `address_2_city` counts addresses, `address_2` counts lines.
    let countsAddresses = isLabelRole || nouns.contains(.addressLine)
    switch noun {
    case .addressLine where isLabelRole: target.item = number
    case .addressLine where number == 2: target.part = .extendedAddress
    case .addressLine where number > 2: target.joint = .line
    case .value(_, .street):
      if countsAddresses { target.item = number } else if number > 1 { target.joint = .line }
    case .value(_, let part):
      target.part = part
      target.joint = .none
      target.item = number
    default: break
    }
    return target
  }
}

import ContactModel
import RecordStreams
import UnicodeText

extension ContactStore {
  /// Finds cards.
  ///
  /// - Returns: The cards in the order asked for; empty when there are none.
  /// - Throws: `predicateInvalid` for a name without any letter or digit.
  public func find(_ request: FindRequest) throws(StoreError) -> [StoredCard] {
    try reading { () throws(StoreError) in
      guard let rows = try rows(of: request) else { return try everyCard(request) }
      return try cards(rows: sort(rows, request), parts: request.parts)
    }
  }

  /// The rows that meet the predicates, in ascending order; `nil` when there are none.
  private func rows(of request: FindRequest) throws(StoreError) -> [Int64]? {
    var found: [Int64]?
    func narrow(_ rows: [Int64]) {
      let wanted = Set(rows)
      found = found.map { $0.filter(wanted.contains) } ?? wanted.sorted()
    }
    var lookUp = try StoreLookUp(connection)
    if let identifiers = request.identifiers {
      var rows: [Int64] = []
      for identifier in identifiers {
        if let row = try lookUp.row(of: identifier) { rows.append(row) }
      }
      narrow(rows)
    }
    if !request.uid.isEmpty { narrow(try rows(withUID: request.uid, &lookUp)) }
    if !request.email.isEmpty { narrow(try rows(withEmail: request.email, &lookUp)) }
    if !request.phone.isEmpty || !request.phoneKeys.isEmpty {
      narrow(try rows(withPhone: request.phone, request.phoneKeys, &lookUp))
    }
    if !request.name.isEmpty { narrow(try rows(withName: request.name)) }
    return found
  }

  private func rows(
    withUID uid: String, _ lookUp: inout StoreLookUp
  ) throws(StoreError) -> [Int64] {
    let bytes = Array(uid.utf8)
    var containers = try connection.prepare(StoreSQL.selectContainerIdentifiers)
    var rows: [Int64] = []
    while try containers.step() {
      let key = CardKeys.uid(bytes.span, container: containers.integer(0))
      rows += try lookUp.cards(with: key, limit: StoreLookUp.collisions)
    }
    return rows
  }

  private func rows(
    withEmail email: String, _ lookUp: inout StoreLookUp
  ) throws(StoreError) -> [Int64] {
    var keys = CardKeys()
    guard let key = keys.email(email.utf8Span.span) else { return [] }
    return try lookUp.cards(with: key, limit: Int(Int32.max))
  }

  private func rows(
    withPhone phone: String, _ keys: [StoredKey], _ lookUp: inout StoreLookUp
  ) throws(StoreError) -> [Int64] {
    var rows: [Int64] = []
    for key in keys { rows += try lookUp.cards(with: key, limit: Int(Int32.max)) }
    let number = PhoneDigits(phone.utf8Span.span)
    guard let key = CardKeys.phone(number) else { return rows }
    var phones = try connection.prepare(StoreSQL.selectPhones)
    for row in try lookUp.cards(with: key, limit: Int(Int32.max)) {
      phones.bind(1, row)
      while try phones.step() {
        if number.mayEqual(PhoneDigits(phones.bytes(0))) {
          rows.append(row)
          break
        }
      }
      phones.reset()
    }
    return rows
  }

  /// Cards of whose name every word of `name` begins a word.
  private func rows(withName name: String) throws(StoreError) -> [Int64] {
    var folded: [UInt8] = []
    TextFolder.fold(name.utf8Span.span, into: &folded)
    let words = folded.split(whereSeparator: { !CardKeys.isWord($0) }).map(Array.init)
    guard !words.isEmpty else {
      throw StoreError(.predicateInvalid, "the name to find has neither letter nor digit")
    }
    var statement = try connection.prepare(StoreSQL.findNames(words: words.count))
    for (index, word) in words.enumerated() {
      let range = CardKeys.wordRange(word.span)
      statement.bind(
        2 * index + 1, StoredKey(kind: .nameWord, hash: range.lowerBound).storedHash)
      statement.bind(
        2 * index + 2, StoredKey(kind: .nameWord, hash: range.upperBound).storedHash)
    }
    var rows: [Int64] = []
    while try statement.step() { rows.append(statement.integer(0)) }
    // A key holds eight bytes of a word; a longer one is compared with the card itself.
    let long = words.filter { $0.count > 8 }
    return long.isEmpty ? rows : try keep(rows, withWords: long)
  }

  private func keep(
    _ rows: [Int64], withWords prefixes: [[UInt8]]
  ) throws(StoreError) -> [Int64] {
    var cursor = try cursor(connection.prepare(StoreSQL.selectCard), parts: .content)
    var kept: [Int64] = []
    for row in rows {
      guard let contact = try cursor.card(inRow: row)?.contact else { continue }
      let words = CardKeys.words(of: contact)
      if prefixes.allSatisfy({ prefix in words.contains { $0.starts(with: prefix) } }) {
        kept.append(row)
      }
    }
    return kept
  }

  private func sort(_ rows: [Int64], _ request: FindRequest) throws(StoreError) -> [Int64] {
    var wanted = rows
    if let container = request.container {
      guard let row = try containerRow(container) else { return [] }
      var lookUp = try StoreLookUp(connection)
      var kept: [Int64] = []
      for card in wanted {
        if try lookUp.state(card)?.container == row { kept.append(card) }
      }
      wanted = kept
    }
    if request.order != .none {
      var names = try connection.prepare(StoreSQL.selectSortKeys)
      var keyed: [(first: [UInt8], second: [UInt8], row: Int64)] = []
      for row in wanted {
        names.bind(1, row)
        if try names.step() {
          let family = [UInt8](copying: names.bytes(0))
          let given = [UInt8](copying: names.bytes(1))
          keyed.append(request.order == .familyName ? (family, given, row) : (given, family, row))
        }
        names.reset()
      }
      keyed.sort { left, right in
        if left.first != right.first { return left.first.span.isLess(than: right.first.span) }
        if left.second != right.second { return left.second.span.isLess(than: right.second.span) }
        return left.row < right.row
      }
      wanted = keyed.map(\.row)
    }
    return request.limit.map { Array(wanted.prefix(max(0, $0))) } ?? wanted
  }

  /// Without predicates: everything, up to the limit.
  private func everyCard(_ request: FindRequest) throws(StoreError) -> [StoredCard] {
    var cursor = try cards(in: request.container, parts: request.parts, order: request.order)
    var cards: [StoredCard] = []
    while cards.count < request.limit ?? Int.max, let card = try cursor.next() {
      cards.append(card)
    }
    return cards
  }
}

import ContactModel
import RecordStreams

extension CSVContactAssembler {
  // MARK: Dates

  mutating func appendDate(_ group: CSVPlan.Group, _ bytes: Span<UInt8>) {
    let member = plan.members[Int(group.membersStart)]
    guard let cell = cell(at: member.column) else { return }
    decodeToScratch(cell, bytes)
    guard !scratch.isEmpty else { return }
    if plan.joinsValues, group.kind == .date, hasJoinedValues(cell, bytes) {
      return appendJoined(group, bytes)
    }
    let date = CSVDate(
      scratch.span, order: CSVPlan.order(group.dateOrder), currentYear: currentYear)
    let mark = builder.mark
    var flags: FieldFlags = []
    switch date {
    case .none: return
    case .date(let date):
      if isWritten(date) {
        builder.arena.append(contentsOf: scratch)
      } else {
        builder.arena.append(contentsOf: date.isoText.utf8)
      }
    case .ambiguous(let dayFirst, let monthFirst):
      builder.arena.append(contentsOf: scratch)
      flags = .freeText
      issues.append(
        CSVIssue(
          code: .csvAmbiguousDate, severity: .warning,
          message: "'\(scratch.span.string)' is \(dayFirst.isoText) or \(monthFirst.isoText); "
            + "kept as text, say which order the table has",
          range: cell.start..<cell.end, column: cell.column))
    case .text:
      builder.arena.append(contentsOf: scratch)
      flags = .freeText
      issues.append(
        CSVIssue(
          code: .csvUnreadableDate, severity: .warning,
          message: "'\(scratch.span.slice(0, min(40, scratch.count)).string)' is no date; "
            + "kept as text",
          range: cell.start..<cell.end, column: cell.column))
    }
    finishDate(group, flags, from: mark, bytes)
  }

  /// Whether the scratch text is the date's ISO text already.
  private func isWritten(_ date: ContactDate) -> Bool {
    scratch.count == 10 && scratch[4] == 0x2D && scratch[7] == 0x2D && date.year != nil
      && date.month != nil && date.day != nil && scratch[0] &- 0x30 < 10
  }

  private mutating func finishDate(
    _ group: CSVPlan.Group, _ flags: FieldFlags, from mark: Int, _ bytes: Span<UInt8>
  ) {
    var flags = flags
    var label = LabelText()
    label.label = group.label
    if group.labelColumn >= 0, let cell = cell(at: group.labelColumn) {
      decodeToScratch(cell, bytes)
      label = LabelText(scratch.span)
      if label.isPreferred { flags.insert(.preferred) }
    }
    builder.beginProperty()
    builder.append(group.kind, .value, label: label.label, flags: flags, from: mark)
    guard label.label == .custom else { return }
    if group.labelColumn >= 0 {
      appendScratch(group.kind, .label, label: .custom, from: label.start)
    } else {
      appendFixedText(group, .label, label: .custom)
    }
  }

  /// Year, month and day in cells of their own (Thunderbird); the year may be missing.
  mutating func appendDateParts(_ group: CSVPlan.Group, _ bytes: Span<UInt8>) {
    var date = ContactDate()
    var written: [String] = []
    var place: CSVCell?
    for index in Int(group.membersStart)..<Int(group.membersEnd) {
      let member = plan.members[index]
      guard let cell = cell(at: member.column) else { continue }
      decodeToScratch(cell, bytes)
      let text = scratch.span.string
      guard !text.isEmpty else { continue }
      written.append(text)
      place = place ?? cell
      let number = Int(text).flatMap { $0 > 0 ? $0 : nil }
      switch member.role {
      case .year: date.year = number == 1604 ? nil : number
      case .month: date.month = number
      case .day: date.day = number
      case .value: break
      }
    }
    guard let place else { return }
    let text = date.isoText
    if text.isEmpty, written.allSatisfy({ Int($0) == 0 }) { return }
    builder.beginProperty()
    if ContactDate(isoText: text) != nil {
      builder.append(group.kind, .value, label: group.label, text: text)
      return
    }
    let raw = written.joined(separator: "-")
    builder.append(group.kind, .value, label: group.label, flags: .freeText, text: raw)
    issues.append(
      CSVIssue(
        code: .csvUnreadableDate, severity: .warning,
        message: "'\(raw)' is no date; kept as text", range: place.start..<place.end,
        column: place.column))
  }

  // MARK: Names

  /// The whole name; "Last, First" gives the parts where the table has no columns for them.
  mutating func appendFullName(_ group: CSVPlan.Group, _ bytes: Span<UInt8>) {
    guard let cell = cell(at: plan.members[Int(group.membersStart)].column) else { return }
    let mark = builder.mark
    decode(cell, bytes)
    guard builder.mark > mark else { return }
    builder.beginProperty()
    builder.append(.formattedName, .value, from: mark)
    guard !plan.hasNameParts else { return }
    let parts = Self.pieces([UInt8](builder.arena[mark...]), separator: [0x2C])
    guard parts.count == 2 else { return }
    let (family, given) = (parts[0], parts[1])
    guard !family.isEmpty, !given.isEmpty, !Self.isNoGivenName(given.span) else { return }
    builder.beginProperty()
    builder.append(.familyName, .value, flags: .derived, family.span)
    builder.append(.givenName, .value, flags: .derived, given.span)
  }

  /// "Jr.", "Inc." and the like behind a comma.
  private static func isNoGivenName(_ text: Span<UInt8>) -> Bool {
    let words: [StaticString] = [
      "jr", "sr", "ii", "iii", "iv", "phd", "ph.d", "md", "m.d", "esq", "dds", "cpa", "mba", "inc",
      "llc", "ltd", "limited", "gmbh", "ag", "kg", "co", "corp", "lda", "sa", "s.a", "srl", "bv",
      "b.v", "plc", "pty ltd",
    ]
    let end = text.count > 0 && text[text.count - 1] == 0x2E ? text.count - 1 : text.count
    let word = text.slice(0, end)
    return words.contains { word.isEqualIgnoringCase(to: $0) }
  }

  // MARK: Categories

  mutating func appendCategories(_ group: CSVPlan.Group, _ bytes: Span<UInt8>) {
    let member = plan.members[Int(group.membersStart)]
    guard let cell = cell(at: member.column) else { return }
    decodeToScratch(cell, bytes)
    guard !scratch.isEmpty else { return }
    guard let separator = usedSeparator else {
      let name = scratch
      if isSystemGroup(name.span) { return }
      builder.beginProperty()
      return appendScratch(.category, .value)
    }
    for piece in Self.pieces(scratch, separator: separator) where !piece.isEmpty {
      if isSystemGroup(piece.span) { continue }
      builder.beginProperty()
      builder.append(.category, .value, piece.span)
    }
  }

  /// The first of the table's separators that the scratch text has.
  private var usedSeparator: [UInt8]? {
    for separator in plan.categorySeparators where contains(separator) { return separator }
    return nil
  }

  private func contains(_ separator: [UInt8]) -> Bool {
    let text = scratch.span
    var index = 0
    while let hit = text.firstIndex(of: separator[0], from: index) {
      if hit + separator.count <= text.count,
        text.slice(hit, hit + separator.count).isEqual(to: separator.span)
      {
        return true
      }
      index = hit + 1
    }
    return false
  }

  /// Google's own groups are none of the user's; a star is kept as a custom field.
  private mutating func isSystemGroup(_ name: Span<UInt8>) -> Bool {
    guard plan.source.isGoogle || plan.source.isOutlook else { return false }
    let isMarked = name.count > 2 && name[0] == 0x2A && name[1] == 0x20
    let plain = isMarked ? name.slice(2, name.count) : name
    let isContacts =
      plain.isEqualIgnoringCase(to: "mycontacts") || plain.isEqualIgnoringCase(to: "my contacts")
    guard isMarked else { return isContacts && plan.source.isOutlook }
    if plain.isEqualIgnoringCase(to: "starred") {
      builder.beginProperty()
      builder.append(.customField, .value, text: "true")
      builder.append(.customField, .label, text: CustomNames.starred)
    }
    return true
  }
}

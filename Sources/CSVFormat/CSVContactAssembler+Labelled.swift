import ContactModel
import RecordStreams

extension CSVContactAssembler {
  /// Makes a property of parts: a phone number with its label, an address, a name.
  mutating func appendLabelled(_ group: CSVPlan.Group, _ bytes: Span<UInt8>) {
    if plan.joinsValues, hasJoinedValues(group, bytes) { return appendJoined(group, bytes) }
    var label = LabelText()
    label.label = group.label
    let labelCell = group.labelColumn >= 0 ? cell(at: group.labelColumn) : nil
    if let labelCell {
      decodeToScratch(labelCell, bytes)
      label = LabelText(scratch.span)
    }
    let flags: FieldFlags = label.isPreferred ? .preferred : []
    var hasValue = false
    var index = Int(group.membersStart)
    while index < Int(group.membersEnd) {
      let member = plan.members[index]
      index += 1
      guard let cell = cell(at: member.column) else { continue }
      let mark = builder.mark
      if hasValue, member.joint != .none, isJoined(to: member) {
        builder.arena.append(member.joint == .line ? 0x0A : 0x20)
        let start = builder.mark
        decode(cell, bytes)
        extendLast(from: start)
        continue
      }
      decode(cell, bytes)
      guard builder.mark > mark else { continue }
      if !hasValue { builder.beginProperty() }
      if member.kind == .phoneNumber {
        repairNumber(from: mark, cell)
      } else if member.kind == .emailAddress, builder.arena[mark] == 0x2F, keepsExchangeName(mark) {
        return
      }
      hasValue = true
      builder.append(member.kind, member.part, label: label.label, flags: flags, from: mark)
    }
    guard hasValue else { return }
    finishLabelled(group, label, flags, isFromCell: labelCell != nil)
  }

  /// Adds the text of a custom label and the service the column stands for.
  private mutating func finishLabelled(
    _ group: CSVPlan.Group, _ label: LabelText, _ flags: FieldFlags, isFromCell: Bool
  ) {
    if label.label == .custom {
      if isFromCell {
        appendScratch(group.kind, .label, label: .custom, flags: flags, from: label.start)
      } else {
        appendFixedText(group, .label, label: .custom, flags: flags)
      }
    } else if group.textEnd > group.textStart {
      appendFixedText(group, .service, label: label.label, flags: flags)
    }
  }

  /// Whether the field added last is the same part, so that this cell goes behind it.
  private func isJoined(to member: CSVPlan.Member) -> Bool {
    guard let last = builder.fields.last else { return false }
    return last.partCode == member.part.rawValue && last.kindCode == member.kind.rawValue
  }

  /// Lengthens the field added last by what was appended; takes the separator back when that was nothing.
  private mutating func extendLast(from start: Int) {
    guard builder.mark > start else {
      builder.arena.removeLast()
      return
    }
    let last = builder.fields.count - 1
    let offset = Int(builder.fields[last].offset)
    builder.fields[last].length = UInt32(truncatingIfNeeded: builder.mark - offset)
  }

  /// Undoes what a spreadsheet did to a phone number, where nothing was lost.
  private mutating func repairNumber(from mark: Int, _ cell: CSVCell) {
    let damage = ExcelDamage(builder.arena.span.slice(mark, builder.mark))
    switch damage {
    case .none: return
    case .wrapped(let range):
      let number = [UInt8](builder.arena[(mark + range.lowerBound)..<(mark + range.upperBound)])
      replaceTail(from: mark, with: number)
    case .expanded(let digits):
      replaceTail(from: mark, with: digits)
      issues.append(
        CSVIssue(
          code: .csvExpandedNumber, severity: .warning,
          message: "a spreadsheet wrote this number with an exponent; all digits are there, so it "
            + "was written out",
          range: cell.start..<cell.end, column: cell.column))
    case .rounded:
      issues.append(
        CSVIssue(
          code: .csvRoundedNumber, severity: .warning,
          message: "a spreadsheet rounded this number; kept as it is, take the number from the "
            + "original table",
          range: cell.start..<cell.end, column: cell.column))
    }
  }

  private mutating func replaceTail(from mark: Int, with bytes: [UInt8]) {
    builder.arena.removeLast(builder.mark - mark)
    builder.arena.append(contentsOf: bytes)
  }

  /// Keeps an Exchange name (`/o=Example/ou=…`), which is no address, as a custom field; says whether it is one.
  private mutating func keepsExchangeName(_ mark: Int) -> Bool {
    guard builder.arena.span.slice(mark, builder.mark).hasPrefixIgnoringCase("/o=") else {
      return false
    }
    builder.append(.customField, .value, from: mark)
    builder.append(.customField, .label, text: "Exchange Address")
    return true
  }
}

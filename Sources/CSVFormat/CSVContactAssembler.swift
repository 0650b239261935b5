import ContactModel
import RecordStreams

/// Makes a contact of the cells of a row, by the plan; serves one thread.
///
/// Works along the cells that are not empty: the first cell of a property makes all of the property, so a row
/// costs what it holds, not what its table could hold. Not copyable, for a copy by accident costs more than a row.
struct CSVContactAssembler: ~Copyable {
  let plan: CSVPlan
  let currentYear: Int
  let quote: UInt8
  var builder = ContactBuilder()
  var tokenizer: CSVTokenizer
  /// Odd values of the row at hand.
  var issues: [CSVIssue] = []
  /// Whether the row at hand is well-formed UTF-8.
  var isUTF8 = true
  var scratch: [UInt8] = []
  /// The place of each column's cell, right only if that cell is of the column.
  private var slots: [Int32]
  /// The row in which each property was made last.
  private var stamps: [Int]
  private var rowNumber = 0
  private var lastName: [UInt8] = []
  private var lastNameKind = PropertyKind.customField

  init(_ plan: CSVPlan, dialect: CSVDialect) {
    self.plan = plan
    currentYear = WallClock.currentYear
    quote = dialect.quote
    tokenizer = dialect.makeTokenizer()
    slots = Array(repeating: 0, count: plan.groupOfColumn.count)
    stamps = Array(repeating: 0, count: plan.groups.count)
    scratch.reserveCapacity(256)
  }

  /// Fills the builder from the row scanned last.
  mutating func assemble(_ bytes: Span<UInt8>) {
    rowNumber &+= 1
    let count = tokenizer.cellCount
    for index in 0..<count {
      let column = tokenizer.cell(index).column
      if column < slots.count { slots[column] = Int32(truncatingIfNeeded: index) }
    }
    for index in 0..<count {
      let cell = tokenizer.cell(index)
      guard cell.column < slots.count else {
        appendExcess(cell, bytes)
        continue
      }
      let number = Int(plan.groupOfColumn[cell.column])
      guard number >= 0, stamps[number] != rowNumber else { continue }
      stamps[number] = rowNumber
      append(plan.groups[number], cell, bytes)
    }
  }

  @inline(__always)
  private mutating func append(_ group: CSVPlan.Group, _ cell: CSVCell, _ bytes: Span<UInt8>) {
    switch group.shape {
    case .labelled: appendLabelled(group, bytes)
    case .text: appendText(group, bytes)
    case .named: appendNamed(group, bytes)
    case .fullName: appendFullName(group, bytes)
    case .date: appendDate(group, bytes)
    case .dateParts: appendDateParts(group, bytes)
    case .categories: appendCategories(group, bytes)
    case .note: appendNote(group, bytes)
    case .image: appendImage(group, bytes)
    }
  }

  /// The cell of a column in this row, if it is not empty.
  @inline(__always)
  func cell(at column: Int32) -> CSVCell? {
    let index = Int(slots[Int(column)])
    guard index < tokenizer.cellCount else { return nil }
    let cell = tokenizer.cell(index)
    return cell.column == Int(column) ? cell : nil
  }

  /// Appends a cell's text to the arena.
  @inline(__always)
  mutating func decode(_ cell: CSVCell, _ bytes: Span<UInt8>) {
    let mark = builder.mark
    CSVCellText.append(cell, of: bytes, quote: quote, isUTF8: isUTF8, to: &builder.arena)
    if builder.arena.count > mark, builder.arena[mark] == 0x27 { dropGuard(from: mark) }
  }

  /// Puts a cell's text into `scratch`.
  @inline(__always)
  mutating func decodeToScratch(_ cell: CSVCell, _ bytes: Span<UInt8>) {
    scratch.removeAll(keepingCapacity: true)
    CSVCellText.append(cell, of: bytes, quote: quote, isUTF8: isUTF8, to: &scratch)
  }

  /// Takes off the apostrophe that keeps a spreadsheet from running a cell as a formula.
  private mutating func dropGuard(from mark: Int) {
    guard builder.arena.count > mark + 1 else { return }
    let next = builder.arena[mark + 1]
    if next == 0x3D || next == 0x2B || next == 0x2D || next == 0x40 {
      builder.arena.remove(at: mark)
    }
  }

  /// The text that goes with a property.
  mutating func appendFixedText(
    _ group: CSVPlan.Group, _ part: FieldPart, label: StandardLabel, flags: FieldFlags = []
  ) {
    let mark = builder.mark
    builder.arena.append(contentsOf: plan.texts[Int(group.textStart)..<Int(group.textEnd)])
    builder.append(group.kind, part, label: label, flags: flags, from: mark)
  }

  /// Adds the scratch text from `start` on as a field.
  mutating func appendScratch(
    _ kind: PropertyKind, _ part: FieldPart, label: StandardLabel = .none, flags: FieldFlags = [],
    from start: Int = 0
  ) {
    let mark = builder.mark
    builder.arena.append(contentsOf: scratch[start...])
    builder.append(kind, part, label: label, flags: flags, from: mark)
  }

  // MARK: Texts

  private mutating func appendText(_ group: CSVPlan.Group, _ bytes: Span<UInt8>) {
    let member = plan.members[Int(group.membersStart)]
    guard let cell = cell(at: member.column) else { return }
    let mark = builder.mark
    decode(cell, bytes)
    if isOmitted(member, from: mark) { return builder.arena.removeLast(builder.mark - mark) }
    if plan.joinsValues, group.kind == .nickname, hasJoinedValues(cell, bytes) {
      let text = [UInt8](builder.arena[mark...])
      builder.arena.removeLast(builder.mark - mark)
      for piece in Self.pieces(text) where !piece.isEmpty {
        builder.beginProperty()
        builder.append(group.kind, .value, piece.span)
      }
      return
    }
    builder.beginProperty()
    builder.append(group.kind, member.part, from: mark)
  }

  /// Says whether the arena's tail is empty or a value that says nothing.
  func isOmitted(_ member: CSVPlan.Member, from mark: Int) -> Bool {
    if builder.arena.count == mark { return true }
    guard member.omittedEnd > member.omittedStart else { return false }
    let omitted = plan.texts.span.slice(Int(member.omittedStart), Int(member.omittedEnd))
    let text = builder.arena.span.slice(mark, builder.arena.count)
    guard text.count == omitted.count else { return false }
    for index in 0..<text.count {
      let byte = text[index]
      if (byte &- 0x41 < 26 ? byte | 0x20 : byte) != omitted[index] { return false }
    }
    return true
  }

  /// A cell behind the last column of the table.
  private mutating func appendExcess(_ cell: CSVCell, _ bytes: Span<UInt8>) {
    let mark = builder.mark
    decode(cell, bytes)
    guard builder.mark > mark else { return }
    builder.beginProperty()
    builder.append(.customField, .value, from: mark)
    builder.append(.customField, .label, text: "Column \(cell.column + 1)")
  }

  private mutating func appendImage(_ group: CSVPlan.Group, _ bytes: Span<UInt8>) {
    guard let cell = cell(at: plan.members[Int(group.membersStart)].column) else { return }
    let mark = builder.mark
    decode(cell, bytes)
    guard builder.mark > mark else { return }
    let isReference = builder.arena.span.slice(mark, builder.mark).isWebAddress
    builder.beginProperty()
    if isReference {
      builder.append(group.kind, .value, flags: .reference, from: mark)
    } else {
      builder.append(.customField, .value, from: mark)
      builder.append(.customField, .label, text: "Photo")
    }
  }

  // MARK: Custom fields

  private mutating func appendNamed(_ group: CSVPlan.Group, _ bytes: Span<UInt8>) {
    let member = plan.members[Int(group.membersStart)]
    guard let cell = cell(at: member.column) else { return }
    let mark = builder.mark
    decode(cell, bytes)
    if isOmitted(member, from: mark) { return builder.arena.removeLast(builder.mark - mark) }
    guard group.labelColumn >= 0, let name = self.cell(at: group.labelColumn) else {
      builder.beginProperty()
      builder.append(group.kind, .value, from: mark)
      return appendFixedText(group, .label, label: .none)
    }
    decodeToScratch(name, bytes)
    if scratch != lastName {
      lastName = scratch
      lastNameKind = CustomNames.kind(scratch.span.string)
    }
    if plan.joinsValues, hasJoinedValues(cell, bytes) {
      let text = [UInt8](builder.arena[mark...])
      builder.arena.removeLast(builder.mark - mark)
      for piece in Self.pieces(text) where !piece.isEmpty {
        let start = builder.mark
        builder.arena.append(contentsOf: piece)
        finishNamed(from: start)
      }
    } else {
      finishNamed(from: mark)
    }
  }

  private mutating func finishNamed(from mark: Int) {
    builder.beginProperty()
    builder.append(lastNameKind, .value, from: mark)
    if lastNameKind == .customField || lastNameKind == .customIdentifier {
      appendScratch(lastNameKind, .label)
    }
  }
}

extension Span<UInt8> {
  /// Whether the text begins as a web address does.
  var isWebAddress: Bool {
    hasPrefixIgnoringCase("http://") || hasPrefixIgnoringCase("https://")
      || hasPrefixIgnoringCase("file:") || hasPrefixIgnoringCase("//")
  }
}

import ContactModel
import RecordStreams

// Google puts several values of one kind into one cell: `a ::: b`. Columns of one block are zipped by position.

extension CSVContactAssembler {
  @inline(__always)
  func hasJoinedValues(_ cell: CSVCell, _ bytes: Span<UInt8>) -> Bool {
    let text = bytes.slice(cell.start, cell.end)
    guard text.count > 3, var index = text.firstIndex(of: 0x3A) else { return false }
    while index + 2 < text.count {
      if text[index] == 0x3A, text[index + 1] == 0x3A, text[index + 2] == 0x3A { return true }
      index += 1
    }
    return false
  }

  @inline(__always)
  func hasJoinedValues(_ group: CSVPlan.Group, _ bytes: Span<UInt8>) -> Bool {
    var index = Int(group.membersStart)
    while index < Int(group.membersEnd) {
      if let cell = cell(at: plan.members[index].column), hasJoinedValues(cell, bytes) {
        return true
      }
      index += 1
    }
    return false
  }

  /// The texts between `:::`, outer spaces off, empty ones included.
  static func pieces(_ text: [UInt8], separator: [UInt8] = [0x3A, 0x3A, 0x3A]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var start = 0
    var index = 0
    func piece(_ end: Int) -> [UInt8] {
      var (first, last) = (start, end)
      while first < last, text[first] <= 0x20 { first += 1 }
      while last > first, text[last - 1] <= 0x20 { last -= 1 }
      return Array(text[first..<last])
    }
    while index + separator.count <= text.count {
      if text[index..<(index + separator.count)].elementsEqual(separator) {
        pieces.append(piece(index))
        index += separator.count
        start = index
      } else {
        index += 1
      }
    }
    pieces.append(piece(text.count))
    return pieces
  }

  /// Makes one property of each position of the joined cells.
  mutating func appendJoined(_ group: CSVPlan.Group, _ bytes: Span<UInt8>) {
    var labels: [[UInt8]] = []
    if group.labelColumn >= 0, let cell = cell(at: group.labelColumn) {
      decodeToScratch(cell, bytes)
      labels = Self.pieces(scratch)
    }
    var columns: [(CSVPlan.Member, [[UInt8]])] = []
    for index in Int(group.membersStart)..<Int(group.membersEnd) {
      let member = plan.members[index]
      guard let cell = cell(at: member.column) else { continue }
      decodeToScratch(cell, bytes)
      columns.append((member, Self.pieces(scratch)))
    }
    let count = columns.map(\.1.count).max() ?? 0
    for position in 0..<count {
      let text: [UInt8] =
        labels.count == 1 ? labels[0] : position < labels.count ? labels[position] : []
      var label = LabelText(text.span)
      // "* Home" over "a ::: b" prefers the first.
      if labels.count == 1, position > 0 { label.isPreferred = false }
      appendJoined(group, columns, at: position, label, text)
    }
  }

  private mutating func appendJoined(
    _ group: CSVPlan.Group, _ columns: [(CSVPlan.Member, [[UInt8]])], at position: Int,
    _ label: LabelText, _ labelText: [UInt8]
  ) {
    let flags: FieldFlags = label.isPreferred ? .preferred : []
    let filled = columns.filter { position < $0.1.count && !$0.1[position].isEmpty }
    guard filled.contains(where: { $0.0.part != .service }) else { return }
    builder.beginProperty()
    for (member, pieces) in filled {
      let mark = builder.mark
      builder.arena.append(contentsOf: pieces[position])
      builder.append(member.kind, member.part, label: label.label, flags: flags, from: mark)
    }
    if label.label == .custom {
      builder.append(
        group.kind, .label, label: .custom, flags: flags,
        labelText.span.slice(label.start, labelText.count))
    }
  }
}

import RecordStreams

/// Reads the lines of a reviewed table with tabs.
struct GroupTableReader {
  private struct Columns {
    var group: Int
    var contact: Int
    var decision: Int
    var input: Int
    var record: Int
    var last: Int
  }

  private struct ContactKey: Hashable {
    var part: Int
    var group: String
    var contact: String
  }

  private struct GroupKey: Hashable {
    var part: Int
    var group: String
  }

  private var line: [UInt8] = []
  private var lineNumber = 0
  private var header: [UInt8] = []
  private var columns: Columns?
  /// Reports may be put behind each other; each header begins a part with numbers of its own.
  private var part = 0
  private var groups: Set<GroupKey> = []
  private var groupOfContact: [ContactKey: String] = [:]
  private var firstOfContact: [ContactKey: Int] = [:]
  private var firstOfSame: [GroupKey: Int] = [:]

  mutating func feed(
    _ bytes: Span<UInt8>, into collector: inout MergeSetCollector
  ) throws(ReadError) {
    var start = 0
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: start) {
      line.append(bytes.slice(start, end))
      try takeLine(into: &collector)
      start = end + 1
    }
    line.append(bytes.slice(start, bytes.count))
  }

  mutating func finish(into collector: inout MergeSetCollector) throws(ReadError) {
    if !line.isEmpty { try takeLine(into: &collector) }
  }

  private mutating func takeLine(into collector: inout MergeSetCollector) throws(ReadError) {
    lineNumber += 1
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    defer { line.removeAll(keepingCapacity: true) }
    let tab = UInt8(ascii: "\t")
    if line.allSatisfy({ $0 == tab }) { return }
    guard let columns else {
      header = line
      let names = line.split(separator: tab, omittingEmptySubsequences: false)
      columns = try Self.columns(names.map { Self.text($0) }, lineNumber, collector)
      return
    }
    if line == header {
      part += 1
      return
    }
    // What stands behind the last column that matters is not looked at.
    let cells = line.split(
      separator: tab, maxSplits: columns.last + 1, omittingEmptySubsequences: false)
    take(cells, columns, into: &collector)
  }

  /// Spreadsheets put quotes around cells.
  private static func text(_ cell: ArraySlice<UInt8>) -> String {
    let quote = UInt8(ascii: "\"")
    guard cell.count >= 2, cell.first == quote, cell.last == quote else {
      return ReportText.text(ofCell: Array(cell))
    }
    var inner: [UInt8] = []
    var isPair = false
    for byte in cell.dropFirst().dropLast() {
      isPair = byte == quote && !isPair
      if !isPair { inner.append(byte) }
    }
    return ReportText.text(ofCell: inner)
  }

  private static func columns(
    _ names: [String], _ line: Int, _ collector: MergeSetCollector
  ) throws(ReadError) -> Columns {
    func find(_ name: String) throws(ReadError) -> Int {
      if let index = names.firstIndex(where: { $0.lowercased() == name }) { return index }
      throw collector.error(
        "no column '\(name)'; expected is what a match report writes as TSV or JSON", line: line)
    }
    let columns = Columns(
      group: try find("group"), contact: try find("contact"), decision: try find("decision"),
      input: try find("input"), record: try find("record"), last: 0)
    let last = [columns.group, columns.contact, columns.decision, columns.input, columns.record]
      .max()
    return Columns(
      group: columns.group, contact: columns.contact, decision: columns.decision,
      input: columns.input, record: columns.record, last: last ?? 0)
  }

  private mutating func take(
    _ cells: [ArraySlice<UInt8>], _ columns: Columns, into collector: inout MergeSetCollector
  ) {
    guard cells.count > columns.last else {
      return collector.report(
        .groupsLine, .error,
        "has \(NumberText.count(cells.count, "cell")) where \(columns.last + 1) are needed; left out",
        line: lineNumber)
    }
    let number = Self.text(cells[columns.record])
    guard let record = Int(number), record > 0 else {
      let found = ReportText.visible(number, limit: 40)
      return collector.report(
        .groupsLine, .error, "record '\(found)' is no number from 1; left out", line: lineNumber)
    }
    let word = Self.text(cells[columns.decision])
    guard let decision = ReviewDecision(word: word) else {
      let found = ReportText.visible(word, limit: 40)
      return collector.report(
        .groupsDecision, .error,
        "decision '\(found)' is unknown, so the record is merged with nothing; known are \(ReviewDecision.words)",
        line: lineNumber)
    }
    let group = GroupKey(part: part, group: Self.text(cells[columns.group]))
    if groups.insert(group).inserted { collector.countGroup() }
    guard
      let entry = collector.add(
        input: Self.text(cells[columns.input]), record: record, group: group.group,
        line: lineNumber,
        isSame: decision == .same)
    else { return }
    guard decision == .sure || decision == .same else { return }
    join(
      entry, ContactKey(part: part, group: group.group, contact: Self.text(cells[columns.contact])),
      into: &collector)
    guard decision == .same else { return }
    if let first = firstOfSame[group] {
      collector.join(first, entry)
    } else {
      firstOfSame[group] = entry
    }
  }

  private mutating func join(
    _ entry: Int, _ contact: ContactKey, into collector: inout MergeSetCollector
  ) {
    if contact.contact.isEmpty { return }
    // A contact lies inside one group; where somebody's edit says otherwise, nothing is joined across.
    let anywhere = ContactKey(part: contact.part, group: "", contact: contact.contact)
    if let other = groupOfContact[anywhere], other != contact.group {
      collector.report(
        .groupsLine, .warning,
        "contact \(ReportText.visible(contact.contact)) stands in group \(ReportText.visible(other)) as well; not joined with it. Give both one group and the decision 'same'",
        line: lineNumber)
    } else {
      groupOfContact[anywhere] = contact.group
    }
    if let first = firstOfContact[contact] {
      collector.join(first, entry)
    } else {
      firstOfContact[contact] = entry
    }
  }
}

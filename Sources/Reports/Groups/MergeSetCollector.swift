import RecordStreams

/// Puts together which records shall be one, and tells what makes no sense.
struct MergeSetCollector {
  private struct Key: Hashable {
    var input: Int
    var record: Int
  }

  private struct Entry {
    var key: Key
    var group: String
    var line: Int
    var parent: Int
    var isSame: Bool
  }

  let name: String
  private let diagnostics: any DiagnosticSink
  private var inputs: [String] = []
  private var inputNumbers: [String: Int] = [:]
  private var seen: [Key: Int] = [:]
  private var entries: [Entry] = []
  private var groupCount = 0

  init(name: String, diagnostics: any DiagnosticSink) {
    self.name = name
    self.diagnostics = diagnostics
  }

  mutating func countGroup() { groupCount += 1 }

  /// Adds a record.
  ///
  /// - Parameter isSame: Whether a person says that it is the same as others of its group.
  /// - Returns: Its position, or `nil` if it was named before.
  mutating func add(
    input: String, record: Int, group: String, line: Int, isSame: Bool = false
  ) -> Int? {
    let number = inputNumbers[input] ?? inputs.count
    if number == inputs.count {
      inputs.append(input)
      inputNumbers[input] = number
    }
    let key = Key(input: number, record: record)
    if let first = seen[key] {
      report(
        .groupsRepeated, .warning,
        "record \(record) of \(ReportText.visible(input)) was named in line \(entries[first].line) before; left out",
        line: line)
      return nil
    }
    seen[key] = entries.count
    entries.append(
      Entry(key: key, group: group, line: line, parent: entries.count, isSame: isSame))
    return entries.count - 1
  }

  /// Makes two records one contact.
  mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (root(first), root(second))
    if one != other { entries[max(one, other)].parent = min(one, other) }
  }

  func report(
    _ code: DiagnosticCode, _ severity: Diagnostic.Severity, _ message: String, line: Int
  ) {
    diagnostics.report(
      Diagnostic(
        code: code, severity: severity, message: message,
        location: SourceLocation(inputName: name, line: line)))
  }

  func error(_ message: String, line: Int) -> ReadError {
    ReadError(
      code: .notUnderstood, message: message, location: SourceLocation(inputName: name, line: line))
  }

  consuming func finish() -> MatchGroupsFile {
    var collector = self
    var members: [Int: [Int]] = [:]
    for index in collector.entries.indices {
      members[collector.root(index), default: []].append(index)
    }
    var file = MatchGroupsFile()
    file.groupCount = collector.groupCount
    file.recordCount = collector.entries.count
    for root in members.keys.sorted() {
      let indices = members[root] ?? []
      let first = collector.entries[root]
      if indices.count > 1 {
        file.sets.append(
          MatchGroupsFile.MergeSet(
            records: indices.map { collector.recordName($0) }, group: first.group, line: first.line
          ))
      } else if first.isSame {
        collector.report(
          .groupsAlone, .warning,
          "the only record of group \(ReportText.visible(first.group)) that is decided to be the same; decide so for the other one as well",
          line: first.line)
      }
    }
    return file
  }

  private func recordName(_ index: Int) -> MatchGroupsFile.RecordName {
    let key = entries[index].key
    return MatchGroupsFile.RecordName(input: inputs[key.input], record: key.record)
  }

  private mutating func root(_ index: Int) -> Int {
    var root = index
    while entries[root].parent != root { root = entries[root].parent }
    var step = index
    while entries[step].parent != root {
      let next = entries[step].parent
      entries[step].parent = root
      step = next
    }
    return root
  }
}

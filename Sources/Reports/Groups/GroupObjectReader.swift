import RecordStreams

/// Reads the groups of a reviewed JSON report: an object a group, on a line or over many, in an array, or
/// as the member `groups` of one document.
struct GroupObjectReader {
  private var value: [UInt8] = []
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private var line = 1
  private var valueLine = 1

  mutating func feed(
    _ bytes: Span<UInt8>, into collector: inout MergeSetCollector
  ) throws(ReadError) {
    var start = 0
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") { line += 1 }
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\"") where depth > 0: isInText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 0 {
          start = index
          valueLine = line
        }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        guard depth >= 0 else { throw collector.error("a bracket too many", line: line) }
        if depth == 0 {
          value.append(bytes.slice(start, index + 1))
          try takeValue(into: &collector)
        }
      case 0x20, 0x09, 0x0A, 0x0D: break
      default:
        guard depth > 0 else {
          throw collector.error("between groups there may be nothing but space", line: line)
        }
      }
    }
    if depth > 0 { value.append(bytes.slice(start, bytes.count)) }
  }

  func finish(_ collector: MergeSetCollector) throws(ReadError) {
    guard depth == 0 else {
      throw collector.error("the JSON value that begins here does not end", line: valueLine)
    }
  }

  private mutating func takeValue(into collector: inout MergeSetCollector) throws(ReadError) {
    let bytes = value
    value = []
    var scanner = JSONScanner(bytes)
    do throws(JSONScanner.SyntaxError) {
      try takeAny(&scanner, depth: 0, into: &collector)
    } catch {
      throw collector.error("broken JSON: \(error.message)", line: valueLine + scanner.newlines)
    }
  }

  private func takeAny(
    _ scanner: inout JSONScanner, depth: Int, into collector: inout MergeSetCollector
  ) throws(JSONScanner.SyntaxError) {
    switch scanner.peek() {
    case UInt8(ascii: "[") where depth < Self.deepest:
      try scanner.array { scanner throws(JSONScanner.SyntaxError) in
        try takeAny(&scanner, depth: depth + 1, into: &collector)
      }
    case UInt8(ascii: "{") where depth < Self.deepest:
      try takeObject(&scanner, depth: depth, into: &collector)
    default:
      try scanner.skip()
      collector.report(
        .groupsLine, .error, "is no group; left out", line: valueLine + scanner.newlines)
    }
  }

  /// An array of documents of groups is the most that makes sense.
  private static let deepest = 4

  private func takeObject(
    _ scanner: inout JSONScanner, depth: Int, into collector: inout MergeSetCollector
  ) throws(JSONScanner.SyntaxError) {
    var group = ReviewedGroup(line: valueLine + scanner.newlines)
    var isDocument = false
    try scanner.object { scanner, name throws(JSONScanner.SyntaxError) in
      switch name {
      case "group": group.name = try Self.text(&scanner)
      case "decision": group.decision = try scanner.stringIfAny() ?? ""
      case "contacts": try group.readContacts(&scanner)
      case "groups":
        isDocument = true
        try takeAny(&scanner, depth: depth + 1, into: &collector)
      default: try scanner.skip()
      }
    }
    if !isDocument { group.collect(into: &collector) }
  }

  private static func text(_ scanner: inout JSONScanner) throws(JSONScanner.SyntaxError) -> String {
    if scanner.peek() == UInt8(ascii: "\"") { return try scanner.string() }
    return try scanner.integer().map(String.init) ?? ""
  }
}

/// One group of a reviewed JSON report.
private struct ReviewedGroup {
  struct Member {
    var input: String?
    var record: Int?
  }

  var name = ""
  var decision = ""
  var contacts: [[Member]]?
  let line: Int

  init(line: Int) { self.line = line }

  mutating func readContacts(
    _ scanner: inout JSONScanner
  ) throws(JSONScanner.SyntaxError) {
    guard scanner.peek() == UInt8(ascii: "[") else { return try scanner.skip() }
    var contacts: [[Member]] = []
    try scanner.array { scanner throws(JSONScanner.SyntaxError) in
      var members: [Member] = []
      guard scanner.peek() == UInt8(ascii: "{") else { return try scanner.skip() }
      try scanner.object { scanner, name throws(JSONScanner.SyntaxError) in
        guard name == "members", scanner.peek() == UInt8(ascii: "[") else {
          return try scanner.skip()
        }
        try scanner.array { scanner throws(JSONScanner.SyntaxError) in
          members.append(try Self.member(&scanner))
        }
      }
      contacts.append(members)
    }
    self.contacts = contacts
  }

  private static func member(
    _ scanner: inout JSONScanner
  ) throws(JSONScanner.SyntaxError) -> Member {
    var member = Member()
    guard scanner.peek() == UInt8(ascii: "{") else {
      try scanner.skip()
      return member
    }
    try scanner.object { scanner, name throws(JSONScanner.SyntaxError) in
      switch name {
      case "input": member.input = try scanner.stringIfAny()
      case "record": member.record = try scanner.integer()
      default: try scanner.skip()
      }
    }
    return member
  }

  func collect(into collector: inout MergeSetCollector) {
    guard let contacts else {
      return collector.report(
        .groupsLine, .error, "an object without 'contacts' is no group; left out", line: line)
    }
    collector.countGroup()
    let known = ReviewDecision(word: decision)
    if known == nil {
      collector.report(
        .groupsDecision, .error,
        "decision '\(ReportText.visible(decision, limit: 40))' is unknown, so nothing of group \(ReportText.visible(name)) is merged; known are merge, review, keep",
        line: line)
    }
    var firstOfGroup: Int?
    for contact in contacts {
      var firstOfContact: Int?
      for member in contact {
        guard let input = member.input, let record = member.record, record > 0 else {
          collector.report(
            .groupsLine, .error,
            "a member of group \(ReportText.visible(name)) has no 'input' or no 'record' from 1; left out",
            line: line)
          continue
        }
        guard
          let entry = collector.add(input: input, record: record, group: name, line: line)
        else { continue }
        if known == .same || known == .sure {
          if let first = firstOfGroup { collector.join(first, entry) }
          firstOfGroup = firstOfGroup ?? entry
        } else if known == .review {
          if let first = firstOfContact { collector.join(first, entry) }
          firstOfContact = firstOfContact ?? entry
        }
      }
    }
  }
}

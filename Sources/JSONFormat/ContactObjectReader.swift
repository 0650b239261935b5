import ContactModel
import RecordStreams

/// Reads one object of Kinfold's own kind into a builder.
struct ContactObjectReader {
  private var tokenizer: JSONTokenizer
  /// Characters that had to be replaced.
  private(set) var repairs = 0
  /// Members that are not of the schema; kept as unknown properties.
  private(set) var unknownMembers = 0

  init(at position: Int) { tokenizer = JSONTokenizer(at: position) }

  /// The offset behind what was read.
  var position: Int { tokenizer.position }

  /// Reads the object whose `{` is at the position.
  mutating func read(
    _ bytes: Span<UInt8>, into builder: inout ContactBuilder
  ) throws(JSONTokenizer.SyntaxError) {
    try forEachMember(bytes) { (reader, name) throws(JSONTokenizer.SyntaxError) in
      switch name {
      case "kinfold", "provenance": _ = try reader.tokenizer.skipValue(bytes)
      case "more": try reader.readRest(bytes, into: &builder)
      default:
        if let index = ContactSchema.memberByName[name] {
          try reader.readMember(ContactSchema.members[index], bytes, into: &builder)
        } else {
          try reader.keepUnknown(name, bytes, into: &builder)
        }
      }
    }
  }

  private mutating func keepUnknown(
    _ name: String, _ bytes: Span<UInt8>, into builder: inout ContactBuilder
  ) throws(JSONTokenizer.SyntaxError) {
    let range = try tokenizer.skipValue(bytes)
    unknownMembers += 1
    builder.beginProperty()
    let mark = builder.mark
    repairs += JSONText.decode(bytes, range, hasEscapes: false, into: &builder.arena)
    builder.append(.unknown, from: mark)
    builder.append(.unknown, .label, text: name)
  }

  private mutating func readMember(
    _ member: ContactSchema.Member, _ bytes: Span<UInt8>, into builder: inout ContactBuilder
  ) throws(JSONTokenizer.SyntaxError) {
    tokenizer.skipSpace(bytes)
    guard tokenizer.position < bytes.count, bytes[tokenizer.position] == UInt8(ascii: "[") else {
      try readProperty(member, bytes, into: &builder)
      return
    }
    try forEachElement(bytes) { (reader) throws(JSONTokenizer.SyntaxError) in
      try reader.readProperty(member, bytes, into: &builder)
    }
  }

  private mutating func readProperty(
    _ member: ContactSchema.Member, _ bytes: Span<UInt8>, into builder: inout ContactBuilder
  ) throws(JSONTokenizer.SyntaxError) {
    builder.beginProperty()
    let kind = member.kinds[0].0
    tokenizer.skipSpace(bytes)
    guard tokenizer.position < bytes.count, bytes[tokenizer.position] == UInt8(ascii: "{") else {
      let mark = builder.mark
      if try readText(bytes, into: &builder) { builder.append(kind, from: mark) }
      return
    }
    let property = builder.currentProperty
    let firstField = builder.fields.count
    var label = StandardLabel.none
    var flags: FieldFlags = []
    try forEachMember(bytes) { (reader, name) throws(JSONTokenizer.SyntaxError) in
      switch name {
      case "label": label = ContactSchema.labelByWord[try reader.readString(bytes)] ?? .none
      default:
        if let flag = ContactLineEncoder.flagNames.first(where: { $0.1 == name })?.0 {
          if case .literalTrue = try reader.tokenizer.next(bytes) { flags.insert(flag) }
        } else {
          try reader.readField(name, of: member, bytes, into: &builder)
        }
      }
    }
    for index in firstField..<builder.fields.count where builder.fields[index].property == property
    {
      if builder.fields[index].part == .label, !ContactSchema.namesItself(kind) { label = .custom }
    }
    for index in firstField..<builder.fields.count {
      builder.fields[index].labelCode = label.rawValue
      builder.fields[index].flagBits |= flags.rawValue
    }
  }

  private mutating func readField(
    _ name: String, of member: ContactSchema.Member, _ bytes: Span<UInt8>,
    into builder: inout ContactBuilder
  ) throws(JSONTokenizer.SyntaxError) {
    var kind = member.kinds[0].0
    var part = FieldPart.value
    var flags: FieldFlags = []
    if let own = member.kinds.first(where: { $0.1 == name }) {
      kind = own.0
    } else if case .images = member.layout, name == "base64" || name == "url" {
      flags = name == "url" ? .reference : .base64
    } else if name == "customLabel" || name == "name" {
      part = .label
    } else if let known = ContactSchema.partByName[name] {
      part = known
    } else {
      try keepUnknown("\(member.name).\(name)", bytes, into: &builder)
      return
    }
    let mark = builder.mark
    if try readText(bytes, into: &builder) { builder.append(kind, part, flags: flags, from: mark) }
  }

  /// Reads `more`: an array of properties, each an array of fields.
  private mutating func readRest(
    _ bytes: Span<UInt8>, into builder: inout ContactBuilder
  ) throws(JSONTokenizer.SyntaxError) {
    try forEachElement(bytes) { (reader) throws(JSONTokenizer.SyntaxError) in
      builder.beginProperty()
      try reader.forEachElement(bytes) { (reader) throws(JSONTokenizer.SyntaxError) in
        try reader.readRestField(bytes, into: &builder)
      }
    }
  }

  private mutating func readRestField(
    _ bytes: Span<UInt8>, into builder: inout ContactBuilder
  ) throws(JSONTokenizer.SyntaxError) {
    var kind = PropertyKind.unknown
    var part = FieldPart.value
    var labelCode: UInt8 = 0
    var flagBits: UInt8 = 0
    let mark = builder.mark
    try forEachMember(bytes) { (reader, name) throws(JSONTokenizer.SyntaxError) in
      switch name {
      case "kind": kind = ContactSchema.kindByName[try reader.readString(bytes)] ?? .unknown
      case "part": part = ContactSchema.partByCaseName[try reader.readString(bytes)] ?? .value
      case "labelCode": labelCode = try reader.readCode(bytes)
      case "flags": flagBits |= try reader.readCode(bytes)
      case "text": _ = try reader.readText(bytes, into: &builder)
      case "base64":
        _ = try reader.readText(bytes, into: &builder)
        flagBits |= FieldFlags.base64.rawValue
      default: _ = try reader.tokenizer.skipValue(bytes)
      }
    }
    builder.append(
      kind, part, label: StandardLabel(rawValue: labelCode) ?? .none,
      flags: FieldFlags(rawValue: flagBits), from: mark)
  }

  private mutating func readCode(_ bytes: Span<UInt8>) throws(JSONTokenizer.SyntaxError) -> UInt8 {
    guard case .number(let range) = try tokenizer.next(bytes) else { return 0 }
    return UInt8(bytes.slice(range.lowerBound, range.upperBound).string) ?? 0
  }

  /// Appends a scalar value to the arena: a text decoded, a number as written. `false` for null.
  private mutating func readText(
    _ bytes: Span<UInt8>, into builder: inout ContactBuilder
  ) throws(JSONTokenizer.SyntaxError) -> Bool {
    tokenizer.skipSpace(bytes)
    let start = tokenizer.position
    switch try tokenizer.next(bytes) {
    case .string(let range, let hasEscapes):
      repairs += JSONText.decode(bytes, range, hasEscapes: hasEscapes, into: &builder.arena)
    case .number(let range): builder.arena.append(bytes.slice(range.lowerBound, range.upperBound))
    case .literalTrue: builder.arena.append("true")
    case .literalFalse: builder.arena.append("false")
    case .literalNull: return false
    default:
      throw JSONTokenizer.SyntaxError(message: "a text is expected here", position: start)
    }
    return true
  }

  private mutating func readString(
    _ bytes: Span<UInt8>
  ) throws(JSONTokenizer.SyntaxError) -> String {
    let start = tokenizer.position
    guard case .string(let range, let hasEscapes) = try tokenizer.next(bytes) else {
      throw JSONTokenizer.SyntaxError(message: "a text is expected here", position: start)
    }
    if !hasEscapes { return bytes.slice(range.lowerBound, range.upperBound).string }
    var text: [UInt8] = []
    repairs += JSONText.decode(bytes, range, hasEscapes: true, into: &text)
    return text.span.string
  }

  /// Walks the members of an object; `body` reads each value.
  private mutating func forEachMember(
    _ bytes: Span<UInt8>,
    _ body: (inout Self, String) throws(JSONTokenizer.SyntaxError) -> Void
  ) throws(JSONTokenizer.SyntaxError) {
    let start = tokenizer.position
    guard case .objectStart = try tokenizer.next(bytes) else {
      throw JSONTokenizer.SyntaxError(message: "an object is expected here", position: start)
    }
    if tokenizer.skipsEmpty(bytes, closing: UInt8(ascii: "}")) { return }
    while true {
      let name = try readString(bytes)
      try tokenizer.readColon(bytes)
      try body(&self, name)
      if try tokenizer.endsContainer(bytes, with: .objectEnd) { return }
    }
  }

  private mutating func forEachElement(
    _ bytes: Span<UInt8>, _ body: (inout Self) throws(JSONTokenizer.SyntaxError) -> Void
  ) throws(JSONTokenizer.SyntaxError) {
    let start = tokenizer.position
    guard case .arrayStart = try tokenizer.next(bytes) else {
      throw JSONTokenizer.SyntaxError(message: "an array is expected here", position: start)
    }
    if tokenizer.skipsEmpty(bytes, closing: UInt8(ascii: "]")) { return }
    while true {
      try body(&self)
      if try tokenizer.endsContainer(bytes, with: .arrayEnd) { return }
    }
  }
}

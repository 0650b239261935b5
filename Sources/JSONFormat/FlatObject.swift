import RecordStreams

/// The members of an object of another program, as the cells of a table's row.
///
/// Members of nested objects go under joined names (`address.city`), elements of arrays under numbered ones
/// (`emails`, `emails 2`, `phones 2.type`).
struct FlatObject {
  /// A member's joined name.
  private(set) var names: [String] = []
  /// Where each value ends in `text`.
  private(set) var ends: [Int] = []
  /// All values, decoded, one after the other.
  private(set) var text: [UInt8] = []
  /// Characters that had to be replaced.
  private(set) var repairs = 0
  private var tokenizer = JSONTokenizer()

  /// The offset behind what was read.
  var position: Int { tokenizer.position }

  /// The value of a member by its place.
  @_lifetime(borrow self)
  func value(at index: Int) -> Span<UInt8> {
    text.span.slice(index == 0 ? 0 : ends[index - 1], ends[index])
  }

  /// Reads the object whose `{` is at `start`; forgets what was read before.
  mutating func read(_ bytes: Span<UInt8>, at start: Int) throws(JSONTokenizer.SyntaxError) {
    names.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    repairs = 0
    tokenizer.position = start
    try readValue(bytes, name: "", depth: 0)
  }

  /// Deeper values are kept as they are written.
  private static let deepest = 8

  private mutating func readValue(
    _ bytes: Span<UInt8>, name: String, depth: Int
  ) throws(JSONTokenizer.SyntaxError) {
    tokenizer.skipSpace(bytes)
    let start = tokenizer.position
    let mark = text.count
    if depth >= Self.deepest {
      let range = try tokenizer.skipValue(bytes)
      repairs += JSONText.decode(bytes, range, hasEscapes: false, into: &text)
      return add(name)
    }
    switch try tokenizer.next(bytes) {
    case .objectStart: try readMembers(bytes, name: name, depth: depth)
    case .arrayStart: try readElements(bytes, name: name, depth: depth)
    case .string(let range, let hasEscapes):
      repairs += JSONText.decode(bytes, range, hasEscapes: hasEscapes, into: &text)
      if text.count > mark { add(name) }
    case .number(let range):
      text.append(bytes.slice(range.lowerBound, range.upperBound))
      add(name)
    case .literalTrue:
      text.append("true")
      add(name)
    case .literalFalse:
      text.append("false")
      add(name)
    case .literalNull: break
    default: throw JSONTokenizer.SyntaxError(message: "a value is expected here", position: start)
    }
  }

  private mutating func readMembers(
    _ bytes: Span<UInt8>, name: String, depth: Int
  ) throws(JSONTokenizer.SyntaxError) {
    if tokenizer.skipsEmpty(bytes, closing: UInt8(ascii: "}")) { return }
    while true {
      let place = tokenizer.position
      guard case .string(let range, let hasEscapes) = try tokenizer.next(bytes) else {
        throw JSONTokenizer.SyntaxError(
          message: "a member's name is expected here", position: place)
      }
      var key = bytes.slice(range.lowerBound, range.upperBound).string
      if hasEscapes {
        var decoded: [UInt8] = []
        repairs += JSONText.decode(bytes, range, hasEscapes: true, into: &decoded)
        key = decoded.span.string
      }
      try tokenizer.readColon(bytes)
      try readValue(bytes, name: name.isEmpty ? key : "\(name).\(key)", depth: depth + 1)
      if try tokenizer.endsContainer(bytes, with: .objectEnd) { return }
    }
  }

  private mutating func readElements(
    _ bytes: Span<UInt8>, name: String, depth: Int
  ) throws(JSONTokenizer.SyntaxError) {
    if tokenizer.skipsEmpty(bytes, closing: UInt8(ascii: "]")) { return }
    var number = 1
    while true {
      try readValue(bytes, name: number == 1 ? name : "\(name) \(number)", depth: depth + 1)
      number += 1
      if try tokenizer.endsContainer(bytes, with: .arrayEnd) { return }
    }
  }

  private mutating func add(_ name: String) {
    names.append(name)
    ends.append(text.count)
  }
}

import RecordStreams

/// An object that only wraps an array of records: `{"contacts":[…]}`, `{"connections":[…]}`, `{"value":[…]}`.
struct WrappedArray {
  /// The offset of the array's first byte behind its bracket.
  var position: Int
  /// The depth at which the records stand.
  var depth: Int

  /// The members that hold the records, by the services that write them.
  private static let names: [StaticString] = [
    "contacts", "connections", "value", "items", "people", "persons", "data", "records", "results",
  ]

  /// Looks whether the object at `start` wraps an array: one of its first members is named like one and its value is an
  /// array of objects.
  static func start(in bytes: Span<UInt8>, objectAt start: Int) -> WrappedArray? {
    var tokenizer = JSONTokenizer(at: start + 1)
    for _ in 0..<8 {
      guard case .string(let name, _) = try? tokenizer.next(bytes),
        case .colon = try? tokenizer.next(bytes)
      else { return nil }
      tokenizer.skipSpace(bytes)
      let value = tokenizer.position
      guard value < bytes.count else { return nil }
      let key = bytes.slice(name.lowerBound, name.upperBound)
      if bytes[value] == UInt8(ascii: "["),
        names.contains(where: { key.isEqualIgnoringCase(to: $0) })
      {
        var inside = JSONTokenizer(at: value + 1)
        inside.skipSpace(bytes)
        if inside.position < bytes.count, bytes[inside.position] == UInt8(ascii: "{") {
          return WrappedArray(position: value + 1, depth: 2)
        }
      }
      guard (try? tokenizer.skipValue(bytes)) != nil, case .comma = try? tokenizer.next(bytes)
      else {
        return nil
      }
    }
    return nil
  }
}

/// Decodes values that each name their own encoding, keeping a converter for every label seen.
///
/// For readers of formats where a property may carry CHARSET: the label is looked up once, the
/// converter opened once. One instance serves one thread.
package struct LabeledDecoder: ~Copyable {
  /// A class, because a dictionary cannot hold values that cannot be copied.
  private final class Entry {
    var converter: CharacterConverter?

    init(_ label: Span<UInt8>) {
      guard let encoding = CharacterEncoding(label: label) else { return }
      converter = try? CharacterConverter(encoding)
    }

    func decode(_ bytes: Span<UInt8>, into result: inout [UInt8]) -> Int? {
      converter?.decode(bytes, into: &result)
    }

    var encoding: CharacterEncoding? { converter?.encoding }
  }

  /// Hostile input may name a new label in every value.
  private static let mostLabels = 64

  private var entries: [[UInt8]: Entry] = [:]
  private var lastLabel: [UInt8] = []
  private var lastEntry: Entry?

  package init() {}

  /// Appends a whole value as UTF-8.
  ///
  /// - Parameter label: As in the input, such as `ISO-8859-1` or `"shift_jis"`.
  /// - Returns: How many U+FFFD stand for something that the encoding cannot mean; `nil`, with nothing
  ///   appended, if nobody knows the label.
  package mutating func decode(
    _ bytes: Span<UInt8>, label: Span<UInt8>, into result: inout [UInt8]
  ) -> Int? {
    entry(for: label).decode(bytes, into: &result)
  }

  /// What a label means, `nil` if nobody knows it.
  package mutating func encoding(label: Span<UInt8>) -> CharacterEncoding? {
    entry(for: label).encoding
  }

  private mutating func entry(for label: Span<UInt8>) -> Entry {
    if let lastEntry, Self.isEqual(label, lastLabel) { return lastEntry }
    var key: [UInt8] = []
    key.append(copying: label)
    let entry = entries[key] ?? Entry(label)
    if entries.count >= Self.mostLabels { entries.removeAll() }
    entries[key] = entry
    lastLabel = key
    lastEntry = entry
    return entry
  }

  private static func isEqual(_ a: Span<UInt8>, _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices where a[index] != b[index] { return false }
    return true
  }
}

import RecordStreams

/// Remembers what the parameters of lines mean: a file says the same few things a million times.
///
/// Only grows, up to a limit, so that an index stays good for a batch.
struct VCardParameterCache {
  /// Parameters that were read before.
  struct Entry {
    var bytes: [UInt8]
    var hash: UInt64
    var encoding: VCardLine.Encoding
    var parameters: VCardParameters
    var rest: [UInt8]
  }

  private(set) var entries: [Entry] = []
  private var slots = [UInt16](repeating: 0, count: 1024)
  private static let limit = 256
  private static let longest = 120

  /// The index of the entry for parameters, read now if they are new; `nil` when they are not of
  /// the kind that is remembered.
  @inline(__always)
  mutating func index(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let hash = ContentLineScan.hash(text, start, end)
    var slot = Int(truncatingIfNeeded: hash & 1023)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, isEqual(index, text, start, end) { return index }
      slot = (slot + 1) & 1023
    }
    return insert(text, start, end, hash, slot)
  }

  private func isEqual(_ index: Int, _ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let bytes = entries[index].bytes
    return text.slice(start, end).isEqual(to: bytes.span)
  }

  private mutating func insert(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ hash: UInt64, _ slot: Int
  ) -> Int? {
    let region = text.slice(start, end)
    guard entries.count < Self.limit, region.count <= Self.longest, region.isASCII,
      region.firstIndex(of: UInt8(ascii: "\"")) == nil
    else { return nil }
    var rest: [UInt8] = []
    var places = VCardParameters.Places()
    var parameters = VCardParameters.parse(
      text, start..<end, .keep, rest: &rest, places: &places)
    let charset = text.slice(parameters.charset.lowerBound, parameters.charset.upperBound)
    if VCardCharacters.isUTF8(charset) { parameters.charset = 0..<0 }
    // What refers to bytes of this line, or is told each time, cannot be shared.
    guard parameters.charset.isEmpty, parameters.special.isEmpty, !parameters.isRepaired,
      parameters.identifier.isEmpty
    else { return nil }
    entries.append(
      Entry(
        bytes: [UInt8](copying: region), hash: hash,
        encoding: VCardLine.encoding(text, start, end), parameters: parameters, rest: rest))
    slots[slot] = UInt16(entries.count)
    return entries.count - 1
  }
}

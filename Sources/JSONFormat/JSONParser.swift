public import ContactModel
public import RecordStreams

/// Reads contacts from JSON: Kinfold's own objects, and flat objects whose members are like a table's columns.
///
/// Lines, concatenated objects and arrays are read alike; what stands between two objects is passed over.
public struct JSONParser: BatchParser {
  /// How flat objects are read.
  let flat: FlatObjectMapping

  /// Makes a parser from the first bytes of the input, whose objects tell what their members mean.
  public init(head: Span<UInt8>) { flat = FlatObjectMapping(head: head) }

  public func parse(_ batch: RecordBatch) -> ParsedBatch<Contact> {
    var run = Run(batch: batch, flat: flat)
    run.parse()
    return run.parsed
  }

  /// The work on one batch.
  private struct Run {
    let batch: RecordBatch
    let flat: FlatObjectMapping
    var parsed = ParsedBatch<Contact>()
    var builder = ContactBuilder()
    var position = 0
    /// The line of the byte at `countedTo`.
    var line: Int
    var countedTo = 0

    init(batch: RecordBatch, flat: FlatObjectMapping) {
      self.batch = batch
      self.flat = flat
      line = batch.firstLine
    }

    mutating func parse() {
      let storage = batch.bytes
      let bytes = storage.span
      if batch.offset == 0 { enter(bytes) }
      while true {
        skipBetween(bytes)
        guard position < bytes.count else { return }
        let start = position
        if skipWrapperMember(bytes) { continue }
        parsed.recordCount += 1
        line += LineCounter.count(in: bytes.slice(countedTo, start))
        countedTo = start
        if bytes[start] == UInt8(ascii: "{") {
          readObject(bytes, at: start)
        } else {
          refuseOther(bytes, at: start)
        }
      }
    }

    /// Steps into the array of a wrapping object at the very start of an input.
    private mutating func enter(_ bytes: Span<UInt8>) {
      skipBetween(bytes)
      guard position < bytes.count, bytes[position] == UInt8(ascii: "{"),
        let wrapped = WrappedArray.start(in: bytes, objectAt: position)
      else { return }
      position = wrapped.position
    }

    /// Passes over what stands between records: space, commas, brackets, the byte order mark.
    private mutating func skipBetween(_ bytes: Span<UInt8>) {
      while position < bytes.count {
        switch bytes[position] {
        case 0x20, 0x09, 0x0A, 0x0D, 0x1E, UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"),
          UInt8(ascii: "}"):
          position += 1
        case 0xEF where bytes.hasPrefix("\u{FEFF}", at: position): position += 3
        default: return
        }
      }
    }

    /// Passes over a member that stands behind the array in a wrapping object: `"nextPageToken":"…"`.
    private mutating func skipWrapperMember(_ bytes: Span<UInt8>) -> Bool {
      guard bytes[position] == UInt8(ascii: "\"") else { return false }
      var tokenizer = JSONTokenizer(at: position)
      guard (try? tokenizer.next(bytes)) != nil, (try? tokenizer.next(bytes)) == .colon,
        (try? tokenizer.skipValue(bytes)) != nil
      else { return false }
      position = tokenizer.position
      return true
    }

    private mutating func readObject(_ bytes: Span<UInt8>, at start: Int) {
      builder.discard()
      var repairs = 0
      var unknownMembers = 0
      do {
        if Self.isOwn(bytes, at: start) {
          var reader = ContactObjectReader(at: start)
          try reader.read(bytes, into: &builder)
          position = reader.position
          repairs = reader.repairs
          unknownMembers = reader.unknownMembers
        } else {
          var reader = FlatObjectReader(at: start, mapping: flat)
          try reader.read(bytes, into: &builder)
          position = reader.position
          repairs = reader.repairs
        }
      } catch {
        refuse(bytes, start: start, error.message, code: .jsonSyntax, at: error.position)
        return
      }
      if repairs > 0 {
        warn(.jsonRepairedText, "\(repairs) broken characters were replaced by U+FFFD", start)
      }
      if unknownMembers > 0 {
        warn(.jsonUnknownMember, "\(unknownMembers) unknown members were kept as they are", start)
      }
      parsed.records.append(
        builder.finish(
          provenance: Provenance(
            input: batch.input.index, record: parsed.recordCount, line: line,
            offset: batch.offset + start, length: position - start)))
    }

    private mutating func warn(_ code: DiagnosticCode, _ message: String, _ start: Int) {
      parsed.diagnostics.append(
        batch.diagnostic(
          code, .warning, message, at: start..<(start + 1), record: parsed.recordCount))
    }

    private mutating func refuseOther(_ bytes: Span<UInt8>, at start: Int) {
      var tokenizer = JSONTokenizer(at: start)
      do {
        let range = try tokenizer.skipValue(bytes)
        position = range.upperBound
        parsed.rejects.append(.init(range: range, record: parsed.recordCount))
        parsed.diagnostics.append(
          batch.diagnostic(
            .jsonNotAnObject, .error, "no object, so no contact; it was refused", at: range,
            record: parsed.recordCount))
      } catch {
        refuse(bytes, start: start, error.message, code: .jsonSyntax, at: error.position)
      }
    }

    /// Refuses the record and goes on at the next line on which an object begins.
    private mutating func refuse(
      _ bytes: Span<UInt8>, start: Int, _ message: String, code: DiagnosticCode, at place: Int
    ) {
      let end = Self.nextObjectLine(bytes, start: start, place: min(place, bytes.count))
      parsed.rejects.append(.init(range: start..<end, record: parsed.recordCount))
      let shown = min(place, bytes.count)
      parsed.diagnostics.append(
        batch.diagnostic(
          code, .error, "\(message); the record was refused", at: shown..<max(shown, shown + 1),
          record: parsed.recordCount))
      position = end
    }

    /// The start of the first line at or after that of `place`, but after `start`, on which an object begins.
    private static func nextObjectLine(_ bytes: Span<UInt8>, start: Int, place: Int) -> Int {
      var index = place
      if let feed = bytes.lastIndex(of: 0x0A, before: place), feed > start { index = feed }
      while let feed = bytes.firstIndex(of: 0x0A, from: index) {
        index = feed + 1
        var first = index
        while first < bytes.count,
          bytes[first] == 0x20 || bytes[first] == 0x09 || bytes[first] == 0x2C
        {
          first += 1
        }
        if first < bytes.count, bytes[first] == UInt8(ascii: "{") { return index }
      }
      return bytes.count
    }

    /// Says whether the object is Kinfold's own: its first member is `kinfold`.
    private static func isOwn(_ bytes: Span<UInt8>, at start: Int) -> Bool {
      var tokenizer = JSONTokenizer(at: start + 1)
      tokenizer.skipSpace(bytes)
      return bytes.hasPrefix("\"kinfold\"", at: tokenizer.position)
    }
  }
}

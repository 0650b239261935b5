import CSVFormat
public import ContactModel
public import RecordStreams

/// Reads contacts from JSON: Kinfold's own objects, and flat objects whose members are like a table's columns.
///
/// Lines, concatenated objects and arrays are read alike; what stands between two objects is passed over.
public struct JSONParser: BatchParser {
  /// How flat objects are read.
  let flat: FlatTable

  /// Makes a parser from the first bytes of the input, whose objects tell what their members mean.
  public init(head: Span<UInt8>) { flat = FlatTable(head: head) }

  /// Parses whole records.
  public func parse(_ batch: RecordBatch) -> ParsedBatch<Contact> {
    var run = Run(batch: batch, flat: flat)
    run.parse()
    return run.parsed
  }

  /// The work on one batch.
  private struct Run {
    let batch: RecordBatch
    var flat: FlatTable
    var parsed = ParsedBatch<Contact>()
    var builder = ContactBuilder()
    var position = 0
    /// The line of the byte at `countedTo`.
    var line: Int
    var countedTo = 0
    var object = FlatObject()
    var rows = FlatTable.Rows()

    init(batch: RecordBatch, flat: FlatTable) {
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
        guard position < bytes.count else { break }
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
      finishRows()
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
      do {
        if JSONParser.isOwn(bytes, at: start) {
          try readOwn(bytes, at: start)
        } else {
          try object.read(bytes, at: start)
          position = object.position
          if object.repairs > 0 { warnOfRepairs(object.repairs, start) }
          if flat.layout == nil || !flat.knows(object.names) {
            flat = extendedTable(by: object.names)
          }
          rows.append(object, of: flat, at: place(from: start))
        }
      } catch {
        refuse(bytes, start: start, error.message, code: .jsonSyntax, at: error.position)
      }
    }

    private mutating func readOwn(
      _ bytes: Span<UInt8>, at start: Int
    ) throws(JSONTokenizer.SyntaxError) {
      builder.discard()
      var reader = ContactObjectReader(at: start)
      try reader.read(bytes, into: &builder)
      position = reader.position
      if reader.repairs > 0 { warnOfRepairs(reader.repairs, start) }
      if reader.unknownMembers > 0 {
        warn(
          .jsonUnknownMember, "\(reader.unknownMembers) unknown members were kept as they are",
          start)
      }
      finishRows()
      parsed.records.append(builder.finish(provenance: place(from: start)))
    }

    private func place(from start: Int) -> Provenance {
      Provenance(
        input: batch.input.index, record: parsed.recordCount, line: line,
        offset: batch.offset + start, length: position - start)
    }

    /// Adds columns for new members; rows so far are read before, by the columns they have.
    private mutating func extendedTable(by names: [String]) -> FlatTable {
      finishRows()
      return flat.extended(by: [names])
    }

    /// Reads the rows collected so far as a table and gives the contacts their places.
    private mutating func finishRows() {
      guard rows.count > 0, let layout = flat.layout else { return }
      var table = CSVParser(layout: layout).parse(
        RecordBatch(input: batch.input, bytes: rows.bytes, offset: 0, firstLine: 1))
      for index in table.records.indices {
        table.records[index].provenance = rows.places[table.records[index].provenance.record - 1]
      }
      for diagnostic in table.diagnostics where diagnostic.location.record > 0 {
        parsed.diagnostics.append(
          moved(diagnostic, to: rows.places[diagnostic.location.record - 1]))
      }
      for reject in table.rejects {
        let place = rows.places[reject.record - 1]
        let start = place.offset - batch.offset
        parsed.rejects.append(.init(range: start..<(start + place.length), record: place.record))
      }
      parsed.records += table.records
      rows = FlatTable.Rows()
    }

    /// A diagnostic of the table with the place of the object.
    private func moved(_ diagnostic: Diagnostic, to place: Provenance) -> Diagnostic {
      let start = place.offset - batch.offset
      return batch.diagnostic(
        diagnostic.code, diagnostic.severity, diagnostic.message, at: start..<(start + 1),
        record: place.record, field: diagnostic.location.field)
    }

    private mutating func warnOfRepairs(_ count: Int, _ start: Int) {
      warn(.jsonRepairedText, "\(count) broken characters were replaced by U+FFFD", start)
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
  }

  /// Says whether the object is Kinfold's own: its first member is `kinfold`.
  static func isOwn(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    var tokenizer = JSONTokenizer(at: start + 1)
    tokenizer.skipSpace(bytes)
    return bytes.hasPrefix("\"kinfold\"", at: tokenizer.position)
  }
}

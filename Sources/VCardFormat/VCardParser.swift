public import ContactModel
public import RecordStreams

/// Parses batches of cards of any version into contacts.
///
/// Reads what real programs write: every kind of line end and of folding, quoted-printable and
/// base64 in all forms seen, charsets property by property, cards without END or VERSION, the
/// extensions of Apple, Android, Evolution, KDE and Microsoft. What is not understood is kept raw.
/// Every deviation is told with a code of its own; a bad property never costs the contact.
public struct VCardParser: BatchParser {
  /// Makes a parser for inputs in UTF-8 or any encoding that has ASCII in it.
  public init() {}

  /// Parses whole records.
  public func parse(_ batch: RecordBatch) -> ParsedBatch<Contact> {
    guard batch.bytes.count < Int(UInt32.max) else { return refused(batch) }
    var parsed = ParsedBatch<Contact>()
    let bytes = batch.bytes.span
    var tokenizer = VCardTokenizer(bytes)
    var decoder = VCardDecoder(bytes)
    var line = batch.firstLine
    while tokenizer.next(bytes) {
      let card = tokenizer.card
      decoder.decode(tokenizer, bytes)
      line = batch.firstLine + tokenizer.linesBefore
      parsed.recordCount += 1
      if decoder.builder.isEmpty {
        decoder.problems.append(
          VCardProblem(code: .vcardEmptyCard, message: "the card holds nothing", range: card))
      }
      let provenance = Provenance(
        input: batch.input.index, record: parsed.recordCount, line: line,
        offset: batch.offset + card.lowerBound, length: card.count)
      parsed.records.append(decoder.builder.finish(provenance: provenance))
      if !tokenizer.problems.isEmpty || !decoder.problems.isEmpty {
        report(tokenizer.problems, decoder.problems, batch, line, card, &parsed)
      }
    }
    let end = tokenizer.card.lowerBound
    report(tokenizer.problems, [], batch, line, end..<end, &parsed)
    return parsed
  }

  /// Tells what was odd in a card, in the order of its lines.
  private func report(
    _ framing: [VCardProblem], _ values: [VCardProblem], _ batch: RecordBatch, _ line: Int,
    _ card: Range<Int>, _ parsed: inout ParsedBatch<Contact>
  ) {
    let problems = (framing + values).sorted { $0.range.lowerBound < $1.range.lowerBound }
    var place = VCardPlace(line: line, position: card.lowerBound)
    for problem in problems {
      parsed.diagnostics.append(
        place.diagnostic(problem, in: batch, record: card.isEmpty ? 0 : parsed.recordCount))
    }
  }

  /// Refuses a batch whose places do not fit into a contact's fields.
  func refused(_ batch: RecordBatch) -> ParsedBatch<Contact> {
    var parsed = ParsedBatch<Contact>()
    parsed.recordCount = 1
    parsed.diagnostics = [
      batch.diagnostic(
        .vcardBatchTooLarge, .error, "more than 4 GiB in one piece; refused", at: 0..<1, record: 1)
    ]
    parsed.rejects = [.init(range: 0..<batch.bytes.count, record: 1)]
    return parsed
  }
}

public import ContactModel
public import RecordStreams

/// Reads single records of a run's inputs again, by their place.
///
/// A class because the open files have one owner and any thread may ask.
public final class RecordAccess: Sendable {
  private let fetcher: RecordFetcher
  private let parsers: [any BatchParser<Contact>]

  /// Opens the inputs once more; they must have been opened to be read twice.
  public init(_ inputs: borrowing OpenedInputs) throws(ReadError) {
    fetcher = try inputs.makeFetcher()
    parsers = inputs.inputs.map(\.parser)
  }

  /// The contact at a place, with the provenance it had.
  ///
  /// - Throws: `ReadError` when the input is not what it was.
  public func contact(at place: Provenance) throws(ReadError) -> Contact {
    let batch = try fetcher.fetch(place)
    guard var contact = parsers[place.input].parse(batch).records.first else {
      throw ReadError(
        code: .inputOutput, message: "changed while it was being read",
        location: SourceLocation(
          inputName: batch.input.name, offset: place.offset, line: place.line,
          record: place.record))
    }
    contact.provenance = place
    return contact
  }
}

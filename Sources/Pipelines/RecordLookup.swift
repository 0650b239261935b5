import ContactModel
public import RecordStreams

/// Finds the places of records that are known by their input and number: one pass over the inputs.
public struct RecordLookup {
  /// A record as a person names it.
  public struct Name: Sendable, Hashable {
    /// What the input is called.
    public var input: String
    /// The record's number there, from 1.
    public var record: Int

    /// Makes a name.
    public init(input: String, record: Int) {
      self.input = input
      self.record = record
    }
  }

  /// Returns the place of every record that was asked for and is there.
  public static func places(
    of names: Set<Name>, in inputs: [ContactInput], options: ReadingOptions, log: RunLog,
    progress: ((Int) throws -> Void)? = nil
  ) throws -> [Name: Provenance] {
    var wanted: [[Int: Name]] = Array(repeating: [:], count: inputs.count)
    for name in names {
      for input in inputs where input.identity.name == name.input {
        wanted[input.identity.index][name.record] = name
      }
    }
    let numbers = wanted.map { Set($0.keys) }
    var found: [Name: Provenance] = [:]
    try BatchRoad.run(
      inputs, options: options, log: log, progress: progress,
      transform: { contacts in
        contacts.map(\.provenance).filter { numbers[$0.input].contains($0.record) }
      },
      consume: { (places: [Provenance]) in
        for place in places {
          if let name = wanted[place.input][place.record] { found[name] = place }
        }
      })
    return found
  }
}

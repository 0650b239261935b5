import ContactModel
public import RecordStreams
public import Reports

/// Finds the places of records that are known by their input and number: one pass over the inputs.
public struct RecordLookup {
  /// Returns the place of every record that was asked for and is there.
  public static func places(
    of names: Set<MatchGroupsFile.RecordName>, in inputs: [ContactInput], options: ReadingOptions,
    log: RunLog,
    progress: ((Int) throws -> Void)? = nil
  ) throws -> [MatchGroupsFile.RecordName: Provenance] {
    var wanted: [[Int: MatchGroupsFile.RecordName]] = Array(repeating: [:], count: inputs.count)
    for name in names {
      for input in inputs where input.identity.name == name.input {
        wanted[input.identity.index][name.record] = name
      }
    }
    let numbers = wanted.map { Set($0.keys) }
    var found: [MatchGroupsFile.RecordName: Provenance] = [:]
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

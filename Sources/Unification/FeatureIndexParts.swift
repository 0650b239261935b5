import RecordStreams

/// The parts of an index that take time, built on several threads.
struct FeatureIndexParts {
  private(set) var similarGiven: SimilarNames
  private(set) var similarFamily: SimilarNames
  private(set) var similarIdentifiers: SimilarNames
  private(set) var phonePeople: [UInt16] = []
  private(set) var emailPeople: [UInt16] = []
  private(set) var localPeople: [UInt16] = []
  private(set) var linkPeople: [UInt16] = []
  private(set) var cultures: NameCultures

  private enum Part: Sendable, CaseIterable {
    case cultures, people, mailboxPeople, names
  }

  private enum Built: Sendable {
    case cultures(NameCultures)
    case people(phones: [UInt16], links: [UInt16])
    case mailboxPeople(emails: [UInt16], locals: [UInt16])
    case names(given: SimilarNames, family: SimilarNames, identifiers: SimilarNames)
  }

  init(
    _ store: FeatureStore, given: [UInt32], family: [UInt32], givenCounts: [UInt32],
    familyCounts: [UInt32], lengths: [UInt8], sounds: [UInt32], isTelling: [Bool], threads: Int
  ) throws {
    let names = store[.name]
    let people = PeopleCounter(given: given, family: family, sounds: sounds)
    let nothing = SimilarNames(SymbolTable(), counts: [0], lengths: [0])
    (similarGiven, similarFamily, similarIdentifiers) = (nothing, nothing, nothing)
    cultures = NameCultures(given: [], family: [], hashes: [])
    var parts = Part.allCases.makeIterator()
    try OrderedParallelMap.run(
      threads: threads, next: { parts.next() },
      transform: { part -> Built in
        switch part {
        case .cultures:
          .cultures(NameCultures(given: given, family: family, hashes: names.hashes))
        case .people:
          .people(
            phones: people.count(store.phones) { $0.identity },
            links: people.count(store.links) { $0 })
        case .mailboxPeople:
          .mailboxPeople(
            emails: people.count(store.emails) { $0.key },
            locals: people.count(store.emails) { $0.local })
        case .names:
          .names(
            given: SimilarNames(names, counts: givenCounts, lengths: lengths),
            family: SimilarNames(names, counts: familyCounts, lengths: lengths),
            identifiers: Self.similarIdentifiers(store, isTelling))
        }
      },
      consume: { (built: Built) in
        switch built {
        case .cultures(let learned): cultures = learned
        case .people(let phones, let links): (phonePeople, linkPeople) = (phones, links)
        case .mailboxPeople(let emails, let locals): (emailPeople, localPeople) = (emails, locals)
        case .names(let given, let family, let identifiers):
          (similarGiven, similarFamily, similarIdentifiers) = (given, family, identifiers)
        }
      })
  }

  private static func similarIdentifiers(
    _ store: FeatureStore, _ isTelling: [Bool]
  ) -> SimilarNames {
    let values = store[.identifierValue]
    var counts = [UInt32](repeating: 0, count: values.count)
    if values.count <= Self.mostIdentifiers {
      for row in store.identifiers.values
      where isTelling[Int(row.name)] && values.length(row.value) >= 6 {
        counts[Int(row.value)] += 1
      }
    }
    let lengths = (0..<values.count).map { UInt8(clamping: values.length(UInt32($0))) }
    let similar = SimilarNames(values, counts: counts, lengths: lengths)
    return similar.pairCount <= values.count * 4
      ? similar : SimilarNames(values, counts: counts.map { _ in 0 }, lengths: lengths)
  }

  /// In larger books identifiers lie too close together for a slip to say much.
  private static let mostIdentifiers = 200_000
}

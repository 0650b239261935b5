import ContactModel
import Pipelines
import RecordStreams
import TestSupport

/// Invented address books, and short ways to run them.
enum Book {
  /// A vCard file of `count` different people.
  static func cards(_ count: Int, from start: Int = 1) -> String {
    (start..<(start + count)).map { number in
      """
      BEGIN:VCARD\r
      VERSION:3.0\r
      UID:person-\(number)\r
      N:Family\(number);Given\(number);;;\r
      FN:Given\(number) Family\(number)\r
      TEL;TYPE=CELL:+1 312 555 01\(number % 100 < 10 ? "0" : "")\(number % 100)\r
      EMAIL;TYPE=HOME:person\(number)@example.com\r
      END:VCARD\r

      """
    }.joined()
  }

  /// Small batches, so that few records make many of them.
  static func options(threads: Int = 1, limit: Int? = nil, batch: Int = 500) -> ReadingOptions {
    ReadingOptions(limits: ReadLimits(batchBytes: batch), threads: threads, limit: limit)
  }

  /// Opens texts as inputs of memory named `a`, `b`, …
  static func open(
    _ texts: String..., options: ReadingOptions = ReadingOptions(), twice: Bool = false
  ) throws -> OpenedInputs {
    let names = ["a", "b", "c", "d"]
    return try OpenedInputs(
      zip(texts, names).map {
        InputSpecification(origin: .bytes(Array($0.utf8)), name: $1)
      }, options: options, twice: twice)
  }
}

/// What went through a road.
struct Passed: Equatable {
  var names: [String] = []
  var places: [Provenance] = []
}

extension BatchRoad {
  /// The names and places of all contacts.
  static func names(
    _ inputs: borrowing OpenedInputs, _ options: ReadingOptions, log: RunLog = RunLog()
  ) throws -> Passed {
    var passed = Passed()
    try run(
      inputs.inputs, options: options, log: log,
      transform: { $0.map { ($0.displayName, $0.provenance) } },
      consume: { (piece: [(String, Provenance)]) in
        passed.names += piece.map(\.0)
        passed.places += piece.map(\.1)
      })
    return passed
  }
}

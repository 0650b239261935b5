import ContactModel
import Pipelines
import RecordStreams
import Testing

@Suite("The road of batches")
struct BatchRoadTests {
  @Test("the result is the same for any number of threads", arguments: [1, 2, 3])
  func threads(_ threads: Int) throws {
    let options = Book.options(threads: threads)
    let inputs = try Book.open(Book.cards(50), Book.cards(20, from: 51), options: options)
    let passed = try BatchRoad.names(inputs, options)
    #expect(passed.names == (1...70).map { "Given\($0) Family\($0)" })
  }

  @Test("records are numbered from 1 in each input, over all of its batches")
  func numbers() throws {
    let options = Book.options(threads: 2)
    let inputs = try Book.open(Book.cards(30), Book.cards(10), options: options)
    let places = try BatchRoad.names(inputs, options).places
    #expect(places.map(\.record) == Array(1...30) + Array(1...10))
    #expect(places.map(\.input) == Array(repeating: 0, count: 30) + Array(repeating: 1, count: 10))
    #expect(places[29].line == 29 * 8 + 1)
    let first = Book.cards(29).utf8.count
    #expect(places[29].offset == first)
  }

  @Test("the limit holds for each input, wherever batches end", arguments: [0, 1, 7, 30, 99])
  func limit(_ limit: Int) throws {
    let options = Book.options(threads: 3, limit: limit)
    let inputs = try Book.open(Book.cards(30), Book.cards(5), options: options)
    let log = RunLog()
    let passed = try BatchRoad.names(inputs, options, log: log)
    #expect(passed.names.count == min(limit, 30) + min(limit, 5))
    #expect(log.contactsRead == passed.names.count)
  }

  @Test("an error of the consumer ends the run")
  func consumerFails() throws {
    struct Stop: Error {}
    let options = Book.options(threads: 2)
    let inputs = try Book.open(Book.cards(40), options: options)
    var seen = 0
    #expect(throws: Stop.self) {
      try BatchRoad.run(
        inputs.inputs, options: options, log: RunLog(), transform: { $0.count },
        consume: { (count: Int) in
          seen += count
          if seen > 5 { throw Stop() }
        })
    }
    #expect(seen < 40)
  }

  @Test("progress never goes back and ends at or below the size of all inputs")
  func progress() throws {
    let options = Book.options()
    let inputs = try Book.open(Book.cards(20), Book.cards(20), options: options)
    var steps: [Int] = []
    try BatchRoad.run(
      inputs.inputs, options: options, log: RunLog(), progress: { steps.append($0) },
      transform: { _ in () }, consume: { (_: Void) in })
    #expect(steps == steps.sorted())
    let total = inputs.totalBytes
    #expect(steps.last == total)
  }
}

import RecordStreams
import Testing

struct OrderedParallelMapTests {
  @Test("results come in input order, whatever the number of threads", arguments: [1, 2, 3, 8])
  func order(threads: Int) throws {
    var next = 0
    var results: [Int] = []
    try OrderedParallelMap.run(
      threads: threads,
      next: {
        next += 1
        return next <= 500 ? next : nil
      },
      transform: { number in
        var sum = 0
        for step in 0..<(number * 7919 % 5000) { sum &+= step }
        return sum == -1 ? 0 : number * 2
      },
      consume: { results.append($0) })
    #expect(results == (1...500).map { $0 * 2 })
  }

  @Test("an error of the consumer ends the run", arguments: [1, 2])
  func consumerFails(threads: Int) {
    struct Stop: Error {}
    var next = 0
    var consumed = 0
    #expect(throws: Stop.self) {
      try OrderedParallelMap.run(
        threads: threads,
        next: {
          next += 1
          return next
        },
        transform: { $0 },
        consume: { number in
          consumed += 1
          if number == 10 { throw Stop() }
        })
    }
    #expect(consumed == 10)
  }

  @Test(
    "the step between two transformations sees inputs in order and may drop some",
    arguments: [1, 2, 5])
  func stages(threads: Int) throws {
    var next = 0
    var seen: [Int] = []
    var results: [String] = []
    try OrderedParallelMap.run(
      threads: threads,
      next: {
        next += 1
        return next <= 100 ? next : nil
      },
      first: { $0 * 10 },
      between: { (number: Int) -> Int? in
        seen.append(number)
        return number % 30 == 0 ? nil : number + seen.count
      },
      second: { "\($0)" },
      consume: { results.append($0) })
    #expect(seen == (1...100).map { $0 * 10 })
    #expect(results == (1...100).filter { $0 % 3 != 0 }.map { "\($0 * 11)" })
  }
}

import Dispatch
import Synchronization

/// Runs functions over a stream of inputs on several threads and hands out the results in input order.
///
/// The result never depends on the number of threads: order is kept, and a function sees one input at a
/// time. Memory: a few inputs and results a thread.
public enum OrderedParallelMap {
  /// Pulls inputs, transforms them on `threads` threads, consumes results in order on this thread.
  ///
  /// - Throws: Whatever `next` or `consume` throws; work in flight is waited for first.
  public static func run<Input: Sendable, Output: Sendable>(
    threads: Int,
    next: () throws -> Input?,
    transform: @escaping @Sendable (Input) -> Output,
    consume: (Output) throws -> Void
  ) throws {
    try run(
      threads: threads, next: next, first: transform, between: { $0 },
      second: { $0 }, consume: consume)
  }

  /// Runs two transformations with a step on this thread between them, where what depends on order is done.
  ///
  /// - Parameters:
  ///   - first: Runs on any thread.
  ///   - between: Runs on this thread, in input order; `nil` drops the input.
  ///   - second: Runs on any thread.
  ///   - consume: Runs on this thread, in input order.
  /// - Throws: Whatever `next`, `between` or `consume` throws; work in flight is waited for first.
  public static func run<Input: Sendable, Middle: Sendable, Output: Sendable>(
    threads: Int,
    next: () throws -> Input?,
    first: @escaping @Sendable (Input) -> Middle,
    between: (Middle) throws -> Middle?,
    second: @escaping @Sendable (Middle) -> Output,
    consume: (Output) throws -> Void
  ) throws {
    guard threads > 1 else {
      while let input = try next() {
        if let middle = try between(first(input)) { try consume(second(middle)) }
      }
      return
    }
    let lanes = (0..<threads).map { DispatchQueue(label: "kinfold.lane.\($0)") }
    // Each stage deals its own jobs round: dealt from one counter, first and second jobs would take turns,
    // and all first jobs would come to lie on every other lane.
    var started = (first: 0, second: 0)
    var firstJobs: [Job<Middle>] = []
    var secondJobs: [Job<Output>] = []
    defer {
      for job in firstJobs { job.wait() }
      for job in secondJobs { job.wait() }
    }
    func start<Result: Sendable>(
      _ number: inout Int, _ work: @escaping @Sendable () -> Result
    ) -> Job<Result> {
      let job = Job<Result>()
      lanes[number % threads].async { job.complete(work()) }
      number += 1
      return job
    }
    func advance() throws {
      if let middle = try between(firstJobs.removeFirst().result()) {
        secondJobs.append(start(&started.second) { second(middle) })
      }
      if secondJobs.count >= threads * 2 { try consume(secondJobs.removeFirst().result()) }
    }
    while let input = try next() {
      firstJobs.append(start(&started.first) { first(input) })
      if firstJobs.count >= threads * 2 { try advance() }
    }
    while !firstJobs.isEmpty { try advance() }
    while !secondJobs.isEmpty { try consume(secondJobs.removeFirst().result()) }
  }

  /// One transformation under way. A class because two threads meet at it.
  private final class Job<Output: Sendable>: Sendable {
    private let output = Mutex<Output?>(nil)
    private let done = DispatchSemaphore(value: 0)

    func complete(_ value: Output) {
      output.withLock { $0 = value }
      done.signal()
    }

    func wait() {
      done.wait()
      done.signal()
    }

    func result() -> Output {
      while true {
        wait()
        if let value = output.withLock({ $0.take() }) { return value }
      }
    }
  }
}

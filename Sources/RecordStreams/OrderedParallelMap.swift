import Dispatch
import Synchronization

/// Runs a function over a stream of inputs on several threads and hands out the results in input order.
///
/// The result never depends on the number of threads: order is kept, and the function sees one input
/// at a time. Memory: at most `threads * 3` inputs and results in flight.
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
    guard threads > 1 else {
      while let input = try next() { try consume(transform(input)) }
      return
    }
    let lanes = (0..<threads).map { DispatchQueue(label: "kinfold.lane.\($0)") }
    var window: [Job<Output>] = []
    var started = 0
    defer { for job in window { job.wait() } }
    func consumeOldest() throws {
      let job = window.removeFirst()
      try consume(job.result())
    }
    while let input = try next() {
      let job = Job<Output>()
      lanes[started % threads].async { job.complete(transform(input)) }
      started += 1
      window.append(job)
      if window.count >= threads * 3 { try consumeOldest() }
    }
    while !window.isEmpty { try consumeOldest() }
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

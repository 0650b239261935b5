import Synchronization

/// Tells how much time has passed since it was made; never goes backwards.
package struct RunClock: Sendable {
  private let read: @Sendable () -> Duration

  /// Makes a clock from whatever tells the time.
  package init(elapsed: @escaping @Sendable () -> Duration) { read = elapsed }

  /// A clock that starts now.
  package static func starting() -> RunClock {
    let start = ContinuousClock.now
    return RunClock { ContinuousClock.now - start }
  }

  /// The time since the clock was made.
  package var elapsed: Duration { read() }
}

/// A clock that a test moves by hand.
package final class ManualClock: Sendable {
  private let time = Mutex<Duration>(.zero)

  /// Makes a clock that stands at zero.
  package init() {}

  /// Moves the clock forward.
  package func advance(by duration: Duration) { time.withLock { $0 += duration } }

  /// The clock as programs see it.
  package var clock: RunClock { RunClock { self.time.withLock { $0 } } }
}

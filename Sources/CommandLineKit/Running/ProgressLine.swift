import Synchronization

/// A line that tells how far the work is, redrawn in place.
///
/// It first shows after half a second and is redrawn at most ten times a second; counting costs one
/// atomic addition, the clock is read only once every so many counts. A class because threads that
/// share the work share its count.
package final class ProgressLine: Sendable {
  /// What is counted.
  package enum Measure: Sendable, Hashable {
    /// Bytes, of a total where it is known.
    case bytes(of: Int?)
    /// Things, such as lines, of a total where it is known.
    case things(String, of: Int? = nil)
  }

  private struct Drawing {
    var label: String
    var last: Duration?
    var lastPoll: Duration
    var step = 1
  }
  private let measure: Measure
  private let channel: OutputChannel?
  private let clock: RunClock
  private let start: Duration
  private let done = Atomic<Int>(0)
  /// The count at which the clock is read next.
  private let nextPoll = Atomic<Int>(1)
  private let drawing: Mutex<Drawing>

  init(label: String, measure: Measure, channel: OutputChannel?, clock: RunClock) {
    self.measure = measure
    self.channel = channel
    self.clock = clock
    start = clock.elapsed
    drawing = Mutex(Drawing(label: label, lastPoll: start))
  }

  /// Whether anybody can see it.
  package var isVisible: Bool { channel != nil }

  /// Counts on.
  package func advance(by count: Int = 1) {
    guard channel != nil else { return }
    let (_, now) = done.add(count, ordering: .relaxed)
    if now >= nextPoll.load(ordering: .relaxed) { poll(now) }
  }

  /// Sets the count, as to the bytes read so far.
  package func update(to count: Int) {
    guard channel != nil else { return }
    done.store(count, ordering: .relaxed)
    if count >= nextPoll.load(ordering: .relaxed) { poll(count) }
  }

  /// Says what is going on now, such as the next file.
  package func setLabel(_ label: String) {
    guard channel != nil else { return }
    drawing.withLock { $0.label = label }
  }

  /// Erases the line; to be called on every way out, so best in a `defer`.
  package func finish() { channel?.eraseTransient() }

  static let delay = Duration.milliseconds(500)
  static let interval = Duration.milliseconds(100)

  private func poll(_ count: Int) {
    // Whoever finds the lock taken need not wait: somebody else is drawing.
    _ = drawing.withLockIfAvailable { drawing in
      let now = clock.elapsed
      adapt(&drawing, now: now)
      nextPoll.store(count + drawing.step, ordering: .relaxed)
      guard now - start >= Self.delay, drawing.last.map({ now - $0 >= Self.interval }) ?? true
      else { return }
      drawing.last = now
      channel?.drawTransient(text(label: drawing.label, count: count))
    }
  }

  /// Doubles the counts between two looks at the clock when they come quickly, halves them when
  /// slowly.
  private func adapt(_ drawing: inout Drawing, now: Duration) {
    let since = now - drawing.lastPoll
    drawing.lastPoll = now
    if since < .milliseconds(10) {
      drawing.step = min(drawing.step * 2, 1 << 30)
    } else if since > .milliseconds(40) {
      drawing.step = max(drawing.step / 2, 1)
    }
  }

  private func text(label: String, count: Int) -> String {
    switch measure {
    case .bytes(let total?) where total > 0:
      let count = min(count, total)
      return "\(label): \(Quantity.bytes(count)) of \(Quantity.bytes(total)) "
        + "(\(Quantity.percent(count, of: total)))"
    case .bytes: return "\(label): \(Quantity.bytes(count))"
    case .things(let name, let total?) where total > 0:
      return "\(label): \(count) of \(total) \(name) (\(Quantity.percent(count, of: total)))"
    case .things(let name, _): return "\(label): \(count) \(name)"
    }
  }
}

import Synchronization

/// Standard output or standard error: a descriptor of the process, or memory in tests.
///
/// A class because everything that writes to a stream must share its buffer; safe to use from any
/// thread.
package final class OutputChannel: Sendable {
  /// What messages call it.
  package let name: String
  /// What is known about the terminal behind it.
  package let facts: TerminalFacts
  /// The process's descriptor, for bulk writers that call `flush()` first; `nil` for memory.
  package let descriptor: Int32?

  private struct State {
    var bytes: [UInt8] = []
    var failure: OutputError?
    /// For memory: how many more bytes are taken before the reader "goes away".
    var allowance: Int?
    /// Whether a line stands there that goes away before anything else is written.
    var hasTransientLine = false
  }
  private let state: Mutex<State>
  private let bufferBytes: Int

  /// Writes to a descriptor of the process: buffered, but never on a terminal nor when `isBuffered`
  /// is false.
  package init(descriptor: Int32, name: String, facts: TerminalFacts, isBuffered: Bool = true) {
    self.name = name
    self.facts = facts
    self.descriptor = descriptor
    bufferBytes = isBuffered && !facts.isTerminal ? 1 << 16 : 1
    state = Mutex(State())
  }

  /// Keeps what is written, for tests.
  ///
  /// - Parameters:
  ///   - facts: What it claims to be.
  ///   - closesAfter: The bytes after which it acts like a pipe whose reader went away.
  package init(memory name: String, facts: TerminalFacts = .none, closesAfter: Int? = nil) {
    self.name = name
    self.facts = facts
    descriptor = nil
    bufferBytes = .max
    state = Mutex(State(allowance: closesAfter))
  }

  /// Takes bytes.
  ///
  /// - Throws: `OutputError.closed` when nobody reads any more, again and again from then on.
  package func write(_ bytes: some Collection<UInt8>) throws(OutputError) {
    try withState { state throws(OutputError) in
      if let failure = state.failure { throw failure }
      erase(&state)
      if let allowance = state.allowance {
        state.bytes.append(contentsOf: bytes.prefix(allowance - state.bytes.count))
        if state.bytes.count < allowance { return }
        state.failure = .closed
        throw .closed
      }
      state.bytes.append(contentsOf: bytes)
      if state.bytes.count >= bufferBytes { try drain(&state) }
    }
  }

  /// Takes bytes.
  package func write(_ bytes: Span<UInt8>) throws(OutputError) {
    var copy: [UInt8] = []
    copy.reserveCapacity(bytes.count)
    for index in bytes.indices { copy.append(bytes[index]) }
    try write(copy)
  }

  /// Takes a text as UTF-8.
  package func write(_ text: String) throws(OutputError) { try write(text.utf8) }

  /// Hands everything taken so far to the operating system.
  package func flush() throws(OutputError) {
    try withState { state throws(OutputError) in
      if let failure = state.failure { throw failure }
      try drain(&state)
    }
  }

  /// Draws a line over the last one drawn, to be erased before anything else is written; for
  /// terminals.
  package func drawTransient(_ text: String) {
    let line = DisplayWidth.truncated(VisibleText.of(text), columns: (facts.width ?? 80) - 1)
    state.withLock { state in
      if state.failure != nil { return }
      state.bytes.append(contentsOf: "\r\(line)\u{1B}[K".utf8)
      state.hasTransientLine = true
      progressDescriptor.store(descriptor ?? -1, ordering: .relaxed)
      try? drain(&state)
    }
  }

  /// Erases the line that `drawTransient` left, if one stands there.
  package func eraseTransient() {
    state.withLock { state in
      erase(&state)
      try? drain(&state)
    }
  }

  /// For memory: what was written, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// For memory: what was written.
  package var bytes: [UInt8] { state.withLock { descriptor == nil ? $0.bytes : [] } }

  private func withState(
    _ body: (inout State) throws(OutputError) -> Void
  ) throws(OutputError) {
    let result = state.withLock { state -> Result<Void, OutputError> in
      do throws(OutputError) { return .success(try body(&state)) } catch { return .failure(error) }
    }
    try result.get()
  }

  private func erase(_ state: inout State) {
    guard state.hasTransientLine else { return }
    state.bytes.append(contentsOf: "\r\u{1B}[K".utf8)
    state.hasTransientLine = false
    progressDescriptor.store(-1, ordering: .relaxed)
  }

  private func drain(_ state: inout State) throws(OutputError) {
    guard let descriptor else { return }
    var position = 0
    while position < state.bytes.count {
      let count = TerminalCalls.write(descriptor, state.bytes, from: position)
      guard count >= 0 else {
        let failure = OutputError(errorNumber: Int32(-count), name: name)
        state.failure = failure
        state.bytes = []
        throw failure
      }
      position += count
    }
    state.bytes.removeAll(keepingCapacity: true)
  }
}

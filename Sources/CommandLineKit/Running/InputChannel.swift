import Synchronization

/// Standard input: the descriptor of the process, or memory in tests.
///
/// A class because everything that reads a stream must share its position.
package final class InputChannel: Sendable {
  /// Whether it is a terminal, where reading would wait for somebody to type.
  package let isTerminal: Bool
  /// The process's descriptor, for bulk readers; `nil` for memory.
  package let descriptor: Int32?

  private let remaining: Mutex<ArraySlice<UInt8>>

  /// Reads from a descriptor of the process.
  package init(descriptor: Int32, isTerminal: Bool) {
    self.descriptor = descriptor
    self.isTerminal = isTerminal
    remaining = Mutex([])
  }

  /// Reads what is given, for tests.
  package init(memory bytes: [UInt8], isTerminal: Bool = false) {
    descriptor = nil
    self.isTerminal = isTerminal
    remaining = Mutex(bytes[...])
  }

  /// Appends up to `limit` bytes.
  ///
  /// - Returns: The number of bytes appended, 0 at the end.
  package func read(into buffer: inout [UInt8], limit: Int) throws(InputError) -> Int {
    if let descriptor {
      let count = TerminalCalls.read(descriptor, into: &buffer, limit: limit)
      guard count >= 0 else { throw InputError(errorNumber: Int32(-count)) }
      return count
    }
    let head = remaining.withLock { remaining -> ArraySlice<UInt8> in
      let head = remaining.prefix(limit)
      remaining = remaining.dropFirst(limit)
      return head
    }
    buffer.append(contentsOf: head)
    return head.count
  }

  /// For memory: takes everything that is left, for readers that want it whole.
  package func takeRemaining() -> [UInt8] {
    remaining.withLock { remaining in
      defer { remaining = [] }
      return Array(remaining)
    }
  }

  /// Reads one line, as an answer to a question, and not a byte more.
  ///
  /// - Returns: The line without its end, or `nil` if there is none.
  package func readLine() throws(InputError) -> String? {
    var line: [UInt8] = []
    while try read(into: &line, limit: 1) > 0 {
      if line.last == UInt8(ascii: "\n") {
        line.removeLast()
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
      }
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}

/// Standard input cannot be read; the run ends with 74.
package struct InputError: Error, Sendable, Hashable {
  /// What was found, lower case, one line.
  package let message: String

  init(errorNumber: Int32) {
    message = "standard input cannot be read: \(TerminalCalls.message(for: errorNumber))"
  }
}

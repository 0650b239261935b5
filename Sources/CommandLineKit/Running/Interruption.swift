import Synchronization

/// Whether somebody asked the run to stop: Ctrl-C, `kill`, a closed terminal window.
///
/// Long loops poll `isRequested`, finish what is in hand and end with exit code 130. A second
/// signal ends the process at once.
///
/// A class because every copy of an environment must see the same request.
package final class Interruption: Sendable {
  private let isProcess: Bool
  private let requested = Atomic<Bool>(false)

  /// That of the process, fed by signals once `catchSignals()` was called.
  package static let ofProcess = Interruption(isProcess: true)

  /// Makes one of its own, for tests and for programs that stop runs otherwise.
  package convenience init() { self.init(isProcess: false) }

  private init(isProcess: Bool) { self.isProcess = isProcess }

  /// Whether the run should stop.
  ///
  /// - Complexity: one relaxed atomic load or two; cheap enough for every record.
  package var isRequested: Bool {
    if requested.load(ordering: .relaxed) { return true }
    return isProcess && processSignal.load(ordering: .relaxed) != 0
  }

  /// Asks the run to stop.
  package func request() { requested.store(true, ordering: .relaxed) }

  /// Throws `Interrupted` if the run should stop.
  package func check() throws(Interrupted) {
    if isRequested { throw Interrupted() }
  }

  /// Makes signals arrive here from now on. Called by `Environment.process()`.
  static func catchSignals() { TerminalCalls.catchInterrupts() }
}

/// The run was interrupted; it ends with exit code 130.
package struct Interrupted: Error, Sendable, Hashable {
  /// What to tell, such as the line that resumes the work; empty for nothing.
  package var message: String
  /// Makes the error.
  package init(message: String = "") { self.message = message }
}

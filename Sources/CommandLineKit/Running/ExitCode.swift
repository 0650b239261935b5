/// What a run tells the shell.
///
/// The low end is that of grep, the rest is `sysexits.h`, so that a script can tell bad data from a
/// bad disk.
package struct ExitCode: RawRepresentable, Sendable, Hashable {
  /// The number, 0…255.
  package let rawValue: Int32
  /// Makes an exit code from its number.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Done.
  package static let done = ExitCode(rawValue: 0)
  /// Done, and what was looked for was found.
  package static let found = ExitCode(rawValue: 1)
  /// Done, but not for all records or changes.
  package static let incomplete = ExitCode(rawValue: 2)
  /// Called in a wrong way; EX_USAGE.
  package static let usage = ExitCode(rawValue: 64)
  /// An input cannot be understood; EX_DATAERR.
  package static let badData = ExitCode(rawValue: 65)
  /// An input is missing or unreadable; EX_NOINPUT.
  package static let noInput = ExitCode(rawValue: 66)
  /// A bug of the program; EX_SOFTWARE.
  package static let internalError = ExitCode(rawValue: 70)
  /// An output cannot be created; EX_CANTCREAT.
  package static let cannotCreate = ExitCode(rawValue: 73)
  /// Reading or writing failed; EX_IOERR.
  package static let inputOutput = ExitCode(rawValue: 74)
  /// Somebody else is at it; EX_TEMPFAIL.
  package static let tryAgain = ExitCode(rawValue: 75)
  /// Not allowed; EX_NOPERM.
  package static let noPermission = ExitCode(rawValue: 77)
  /// Interrupted by a signal.
  package static let interrupted = ExitCode(rawValue: 130)

  /// Every code, in the order of the manual.
  package static let all: [ExitCode] = [
    .done, .found, .incomplete, .usage, .badData, .noInput, .internalError, .cannotCreate,
    .inputOutput, .tryAgain, .noPermission, .interrupted,
  ]

  /// What it means, as help and manual say it.
  package var meaning: String {
    switch self {
    case .done: "done"
    case .found:
      "done, and something named by `--fail-on` was found (`check`: any error-level diagnostic; "
        + "`diff`: differences)"
    case .incomplete: "done, but some records were skipped or some changes were not applied"
    case .usage: "the command line is wrong"
    case .badData: "an input cannot be understood at all"
    case .noInput: "an input is missing or unreadable"
    case .internalError: "a bug of the program; the message says how to report it"
    case .cannotCreate: "an output cannot be created"
    case .inputOutput: "reading or writing failed"
    case .tryAgain: "the store is busy; try again"
    case .noPermission: "no permission, as when access to contacts was refused"
    case .interrupted:
      "interrupted; what was applied is in the journal, and the line to resume is printed"
    default: "unknown"
    }
  }
}

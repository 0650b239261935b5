/// A record that is odd, told while reading goes on.
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: Int, Sendable, Comparable, CaseIterable {
    /// Something worth knowing; nothing was lost.
    case note
    /// Something was repaired or kept as text.
    case warning
    /// A record or a value was refused.
    case error

    /// Says which comes first.
    public static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The stable code, e.g. `vcard-missing-end`; the list is `Docs/diagnostics.md`.
  public var code: DiagnosticCode
  /// How bad it is.
  public var severity: Severity
  /// What was found and what was made of it, lower case, one line.
  public var message: String
  /// Where it is.
  public var location: SourceLocation
  /// The source line, cut to a readable length; empty when it is not at hand.
  public var excerpt: String
  /// The number of columns the marker under the excerpt covers.
  public var excerptLength: Int

  /// Makes a diagnostic.
  public init(
    code: DiagnosticCode, severity: Severity, message: String, location: SourceLocation,
    excerpt: String = "", excerptLength: Int = 1
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.location = location
    self.excerpt = excerpt
    self.excerptLength = excerptLength
  }
}

/// The stable name of a kind of diagnostic.
///
/// A struct with static members, so that a new code breaks nobody. Every module declares its codes in
/// an extension.
public struct DiagnosticCode: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
  /// The code as printed, e.g. `vcard-missing-end`.
  public let rawValue: String

  /// Makes a code from its printed form.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a code from its printed form.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The code as printed.
  public var description: String { rawValue }
}

extension DiagnosticCode {
  /// A record is larger than the reader's limit and was refused.
  public static let recordTooLarge = DiagnosticCode("record-too-large")
}

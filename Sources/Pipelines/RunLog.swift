public import RecordStreams

/// What happened on a road: counts, and where diagnostics and refused bytes go.
///
/// A class because every part of a run adds to the one log; used from the thread that runs the road.
public final class RunLog {
  /// Contacts read.
  public private(set) var contactsRead = 0
  /// Records that were refused.
  public private(set) var recordsSkipped = 0
  /// Diagnostics of each severity.
  public private(set) var counts: [Diagnostic.Severity: Int] = [:]
  /// Stop with an error at the first refused record, or after this many; `nil`: never.
  public var maximumErrors: Int?

  private let sink: (any DiagnosticSink)?
  private let rejects: ((Span<UInt8>) throws(WriteError) -> Void)?

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - sink: Takes every diagnostic, in input order.
  ///   - rejects: Takes the raw bytes of every refused record, in input order.
  public init(
    sink: (any DiagnosticSink)? = nil, rejects: ((Span<UInt8>) throws(WriteError) -> Void)? = nil
  ) {
    self.sink = sink
    self.rejects = rejects
  }

  /// The number of warnings.
  public var warnings: Int { counts[.warning] ?? 0 }

  /// Takes one diagnostic.
  public func report(_ diagnostic: Diagnostic) {
    counts[diagnostic.severity, default: 0] += 1
    sink?.report(diagnostic)
  }

  /// Takes what a batch yielded besides its contacts.
  ///
  /// - Throws: `TooManyErrors` when the limit is passed, `WriteError` when rejects cannot be written.
  func note(
    contacts: Int, diagnostics: [Diagnostic], rejects ranges: [Range<Int>], of batch: RecordBatch,
    skipped: Int
  ) throws {
    contactsRead += contacts
    recordsSkipped += skipped
    for diagnostic in diagnostics { report(diagnostic) }
    if let rejects {
      for range in ranges { try rejects(batch.bytes.span.slice(range.lowerBound, range.upperBound)) }
    }
    if let maximumErrors, recordsSkipped > maximumErrors {
      throw TooManyErrors(count: recordsSkipped, last: diagnostics.last)
    }
  }
}

/// A run was ended because more records were refused than it may skip.
public struct TooManyErrors: Error, Sendable {
  /// How many were refused.
  public var count: Int
  /// The last diagnostic, if there was one.
  public var last: Diagnostic?
}

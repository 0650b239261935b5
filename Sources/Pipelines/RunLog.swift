import ContactModel
public import RecordStreams

/// What happened on a road: counts, and where diagnostics and refused bytes go.
///
/// A class because every part of a run adds to the one log; used from the thread that runs the road.
public final class RunLog {
  /// Takes the raw bytes of what was refused.
  public typealias RejectHandler = (Span<UInt8>) throws(WriteError) -> Void

  /// Contacts read.
  public private(set) var contactsRead = 0
  /// Records that were refused.
  public private(set) var recordsSkipped = 0
  /// End the run when more records than this are refused; `nil`: never.
  public var maximumErrors: Int?

  /// The number of the record refused last, so that a record in pieces counts once.
  private var lastRejected = 0
  private var counts: [Diagnostic.Severity: Int] = [:]
  private let sink: (any DiagnosticSink)?
  private let rejects: RejectHandler?

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - sink: Takes every diagnostic, in input order.
  ///   - rejects: Takes the raw bytes of every refused record, in input order.
  public init(sink: (any DiagnosticSink)? = nil, rejects: RejectHandler? = nil) {
    self.sink = sink
    self.rejects = rejects
  }

  /// The number of diagnostics of a severity.
  public func count(of severity: Diagnostic.Severity) -> Int { counts[severity] ?? 0 }

  /// Tells the log that the next input's records are numbered from 1 again.
  func beginInput() { lastRejected = 0 }

  /// Takes one diagnostic.
  public func report(_ diagnostic: Diagnostic) {
    counts[diagnostic.severity, default: 0] += 1
    sink?.report(diagnostic)
  }

  /// Takes what a batch yielded besides its contacts.
  ///
  /// - Throws: `TooManyErrors` when the limit is passed, `WriteError` when rejects cannot be written.
  func note<Record>(_ parsed: ParsedBatch<Record>, of batch: RecordBatch) throws {
    contactsRead += parsed.records.count
    var last = Int.max
    for reject in parsed.rejects where reject.record != lastRejected {
      recordsSkipped += 1
      lastRejected = reject.record
      if let maximumErrors, recordsSkipped > maximumErrors {
        last = reject.record
        break
      }
    }
    // Nothing is told of what stands behind the record that ends the run.
    let diagnostics = parsed.diagnostics.filter { $0.location.record <= last }
    for diagnostic in diagnostics { report(diagnostic) }
    if let rejects {
      for reject in parsed.rejects where reject.record <= last {
        try rejects(batch.bytes.span.slice(reject.range.lowerBound, reject.range.upperBound))
      }
    }
    if last < Int.max {
      throw TooManyErrors(
        count: recordsSkipped, last: diagnostics.last { $0.severity == .error })
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

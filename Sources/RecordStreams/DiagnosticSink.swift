/// Takes the diagnostics of a run, in input order, on the thread that runs it.
///
/// A class protocol because the one sink of a run is shared by everything that reports to it.
public protocol DiagnosticSink: AnyObject {
  /// Takes one diagnostic.
  func report(_ diagnostic: Diagnostic)
}

/// Keeps every diagnostic in memory; for tests and small inputs.
public final class DiagnosticCollector: DiagnosticSink {
  /// What was reported so far, in order.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Makes an empty collector.
  public init() {}

  /// Takes one diagnostic.
  public func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

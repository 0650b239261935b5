import CommandLineKit
import Pipelines
import RecordStreams

/// `explain CODE`: what a diagnostic means.
enum ExplainCommand {
  static let command = Command(
    CommandSpecification(
      name: "explain", group: .other, summary: "explain a diagnostic code, or list them all",
      operands: [
        Operand("CODE", optional: true, summary: "the code, as between brackets in a message")
      ],
      examples: [
        Example("kinfold explain vcard-missing-end", "what the code means and what was done"),
        Example("kinfold explain", "every code"),
      ])
  ) { arguments, environment in
    guard let name = arguments.operands.first else {
      for entry in DiagnosticCatalogue.all {
        try environment.output.write("\(entry.code)\n    \(entry.meaning)\n")
      }
      return .done
    }
    let code = name.trimmingBrackets
    guard let entry = DiagnosticCatalogue.all.first(where: { $0.code.rawValue == code }) else {
      let meant = Suggestion.nearest(to: code, among: DiagnosticCatalogue.all.map(\.code.rawValue))
      throw arguments.usageError(
        "unknown code '\(code)'" + (meant.map { "; did you mean '\($0)'?" } ?? ""))
    }
    try environment.output.write("\(entry.code): \(entry.meaning)\n")
    return .done
  }
}

extension String {
  /// The text without the brackets that messages put around codes.
  fileprivate var trimmingBrackets: String {
    hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : self
  }
}

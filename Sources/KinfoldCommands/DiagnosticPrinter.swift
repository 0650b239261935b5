import CommandLineKit
import RecordStreams
import Reports

/// Prints diagnostics as they come: text that editors can jump to, or a JSON object a line.
///
/// A class because the road and the command share it.
final class DiagnosticPrinter: DiagnosticSink {
  enum Format { case text, json }

  private let console: Console
  private let format: Format
  private let isRedacted: Bool
  private let minimum: Diagnostic.Severity
  private let emit: (String, _ isError: Bool) -> Void
  /// Past this many lines of one code they are only counted, so that a big file stays readable.
  private let mostOfACode: Int
  private var printed: [DiagnosticCode: Int] = [:]
  private var errors: Set<DiagnosticCode> = []

  init(
    console: Console, format: Format, isRedacted: Bool, minimum: Diagnostic.Severity,
    mostOfACode: Int = 20, emit: @escaping (String, _ isError: Bool) -> Void
  ) {
    self.console = console
    self.format = format
    self.isRedacted = isRedacted
    self.minimum = minimum
    self.mostOfACode = mostOfACode
    self.emit = emit
  }

  func report(_ diagnostic: Diagnostic) {
    guard diagnostic.severity >= minimum else { return }
    printed[diagnostic.code, default: 0] += 1
    let isError = diagnostic.severity == .error
    if isError { errors.insert(diagnostic.code) }
    if format == .json {
      emit(DiagnosticText.json(diagnostic, isRedacted: isRedacted), isError)
    } else if printed[diagnostic.code, default: 0] <= mostOfACode {
      emit(DiagnosticText.text(diagnostic, style: console.style, isRedacted: isRedacted), isError)
    }
  }

  /// Tells how many lines were left out, a line a code.
  func finish() {
    guard format == .text else { return }
    for (code, count) in printed.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where count > mostOfACode {
      emit("… and \(count - mostOfACode) more of [\(code)]", errors.contains(code))
    }
  }
}

/// The written forms of a diagnostic.
enum DiagnosticText {
  /// `people.csv:418:27: warning: [code] message`, then the line and a marker under it.
  static func text(_ diagnostic: Diagnostic, style: Style, isRedacted: Bool) -> String {
    let severity =
      switch diagnostic.severity {
      case .note: style.cyan("note:")
      case .warning: style.yellow("warning:")
      case .error: style.red("error:")
      }
    let message = isRedacted ? redacted(diagnostic.message) : diagnostic.message
    var text =
      "\(diagnostic.location): \(severity) [\(diagnostic.code)] \(VisibleText.ofLines(message))"
    if !isRedacted, !diagnostic.excerpt.isEmpty { text += "\n" + excerpt(diagnostic) }
    return text
  }

  /// One object on one line.
  static func json(_ diagnostic: Diagnostic, isRedacted: Bool) -> String {
    let location = diagnostic.location
    var json = JSONWriter()
    json.object { json in
      json.member("code", diagnostic.code.rawValue)
      json.member("severity", "\(diagnostic.severity)")
      json.member("message", isRedacted ? redacted(diagnostic.message) : diagnostic.message)
      json.member("file", location.inputName)
      json.member("offset", location.offset)
      json.member("line", location.line)
      json.member("column", location.column)
      if location.record > 0 { json.member("record", location.record) }
      if !location.field.isEmpty { json.member("field", location.field) }
    }
    return json.text
  }

  private static func excerpt(_ diagnostic: Diagnostic) -> String {
    let number = String(diagnostic.location.line)
    let bytes = Array(diagnostic.excerpt.utf8)
    let before = String(decoding: bytes.prefix(diagnostic.location.column - 1), as: UTF8.self)
    let indent = String(repeating: " ", count: DisplayWidth.of(VisibleText.of(before)))
    let marker = "^" + String(repeating: "~", count: max(0, min(diagnostic.excerptLength, 60) - 1))
    let gutter = String(repeating: " ", count: number.count)
    return "  \(number) | \(VisibleText.of(diagnostic.excerpt))\n  \(gutter) | \(indent)\(marker)"
  }

  /// The message with everything between quotes masked.
  private static func redacted(_ message: String) -> String {
    var result = ""
    var isInside = false
    for character in message {
      if character == "'" {
        isInside.toggle()
        result.append(character)
        if isInside { result += "…" }
      } else if !isInside {
        result.append(character)
      }
    }
    return result
  }
}

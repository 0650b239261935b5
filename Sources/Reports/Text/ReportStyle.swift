/// Sets parts of a text report off: colours for a terminal, nothing for a file.
package struct ReportStyle: Sendable {
  /// What a part of the text is.
  package enum Role: Sendable, Hashable, CaseIterable {
    case heading, faint, good, doubtful, bad
  }

  private let apply: @Sendable (Role, String) -> String

  /// Makes a style of a function that puts something around a text.
  package init(_ apply: @escaping @Sendable (Role, String) -> String) { self.apply = apply }

  /// The text as it is.
  package static var plain: ReportStyle { ReportStyle { _, text in text } }

  func callAsFunction(_ role: Role, _ text: String) -> String { apply(role, text) }
}

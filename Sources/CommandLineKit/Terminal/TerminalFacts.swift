/// What is known about the terminal behind a stream.
package struct TerminalFacts: Sendable, Hashable {
  /// Whether the stream is a terminal.
  package var isTerminal: Bool
  /// Whether it obeys escape sequences: a terminal whose `TERM` is not `dumb`.
  package var obeysEscapes: Bool
  /// Whether it is coloured unless `--color` says otherwise.
  package var isColorful: Bool
  /// Its width in columns; `nil` if it is no terminal or does not tell.
  package var width: Int?

  /// Makes facts.
  package init(isTerminal: Bool, obeysEscapes: Bool, isColorful: Bool, width: Int?) {
    self.isTerminal = isTerminal
    self.obeysEscapes = obeysEscapes
    self.isColorful = isColorful
    self.width = width
  }

  /// The facts about a stream, from what the system says about it and from the environment
  /// variables.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - reportedWidth: The columns that the terminal's driver tells; `COLUMNS` wins over it.
  package init(isTerminal: Bool, reportedWidth: Int?, variables: [String: String]) {
    self.isTerminal = isTerminal
    obeysEscapes = isTerminal && variables["TERM"] != "dumb"
    isColorful = obeysEscapes && variables["NO_COLOR", default: ""].isEmpty
    let told = variables["COLUMNS"].flatMap { Int($0) }
    width = isTerminal ? [told, reportedWidth].compactMap(\.self).first { $0 > 0 } : nil
  }

  /// A file, a pipe, or memory.
  package static let none = TerminalFacts(
    isTerminal: false, obeysEscapes: false, isColorful: false, width: nil)

  /// A terminal of that width, for tests.
  package static func terminal(width: Int, colorful: Bool = false) -> TerminalFacts {
    TerminalFacts(isTerminal: true, obeysEscapes: true, isColorful: colorful, width: width)
  }

  /// The style for the stream; what `--color` says wins over the environment.
  package func style(_ choice: ColorChoice = .auto) -> Style {
    switch choice {
    case .auto: Style(isOn: isColorful)
    case .always: Style(isOn: true)
    case .never: .plain
    }
  }

  /// The width to wrap prose at: that of the terminal, but neither below 40 nor above 100; else 80.
  package var proseWidth: Int { min(max(width ?? 80, 40), 100) }
}

/// Bold, dim and colours for a terminal; nothing at all when colour is off.
package struct Style: Sendable, Hashable {
  /// A way to set a text apart.
  package struct Tint: Sendable, Hashable {
    /// The parameter of the SGR sequence, such as `31`.
    let parameter: String

    /// Heavier letters.
    package static let bold = Tint(parameter: "1")
    /// Fainter letters.
    package static let dim = Tint(parameter: "2")
    /// Underlined letters.
    package static let underlined = Tint(parameter: "4")
    /// Red: errors, removals.
    package static let red = Tint(parameter: "31")
    /// Green: additions.
    package static let green = Tint(parameter: "32")
    /// Yellow: warnings.
    package static let yellow = Tint(parameter: "33")
    /// Blue: places.
    package static let blue = Tint(parameter: "34")
    /// Magenta: notes.
    package static let magenta = Tint(parameter: "35")
    /// Cyan: names of things.
    package static let cyan = Tint(parameter: "36")
  }

  /// Whether anything is set apart.
  package let isOn: Bool

  /// Makes a style.
  package init(isOn: Bool) { self.isOn = isOn }

  /// The style that leaves every text as it is.
  package static let plain = Style(isOn: false)

  /// Sets a text apart.
  package func apply(_ tint: Tint, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(tint.parameter)m\(text)\u{1B}[0m" : text
  }

  /// Heavier letters.
  package func bold(_ text: String) -> String { apply(.bold, text) }
  /// Fainter letters.
  package func dim(_ text: String) -> String { apply(.dim, text) }
  /// Underlined letters.
  package func underlined(_ text: String) -> String { apply(.underlined, text) }
  /// Red: errors, removals.
  package func red(_ text: String) -> String { apply(.red, text) }
  /// Green: additions.
  package func green(_ text: String) -> String { apply(.green, text) }
  /// Yellow: warnings.
  package func yellow(_ text: String) -> String { apply(.yellow, text) }
  /// Blue: places.
  package func blue(_ text: String) -> String { apply(.blue, text) }
  /// Magenta: notes.
  package func magenta(_ text: String) -> String { apply(.magenta, text) }
  /// Cyan: names of things.
  package func cyan(_ text: String) -> String { apply(.cyan, text) }
}

/// What `--color` says.
package enum ColorChoice: String, Sendable, Hashable, CaseIterable {
  /// Colour where the stream is a terminal that can, and `NO_COLOR` is not set.
  case auto
  /// Colour in any case.
  case always
  /// No colour in any case.
  case never
}

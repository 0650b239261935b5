/// One of several values of a kind, with its label: "home", "work", "Grandma's".
public struct LabeledValue<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value's own identifier; stays when label or value are edited, so that an edit can be told from a
  /// removal and an addition. Empty: none was given yet.
  public var identifier: String
  /// What kind of value the user says it is.
  public var label: Label
  /// The value.
  public var value: Value
  /// Whether the source marks it as the preferred one among its like.
  public var isPreferred: Bool
  /// Parameters and group of the source that have no place in the model, raw.
  package var extras: PropertyExtras

  /// Makes a labelled value without an identifier.
  public init(label: Label = .none, value: Value, isPreferred: Bool = false) {
    self.init(identifier: "", label: label, value: value, isPreferred: isPreferred)
  }

  /// Makes a labelled value with a given identifier.
  public init(identifier: String, label: Label, value: Value, isPreferred: Bool = false) {
    self.identifier = identifier
    self.label = label
    self.value = value
    self.isPreferred = isPreferred
    extras = PropertyExtras()
  }
}

/// What a source said around a value that the model has no place for.
package struct PropertyExtras: Sendable, Hashable {
  /// The vCard group, e.g. `item1`; empty for none.
  package var group = ""
  /// Raw parameters as in the source, each with its leading `;`.
  package var parameters = ""

  package init(group: String = "", parameters: String = "") {
    self.group = group
    self.parameters = parameters
  }
}

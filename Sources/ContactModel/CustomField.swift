/// A name and a value that the model has no property for: a customer number, a hobby.
public struct CustomField: Sendable, Hashable {
  /// The name, as the source has it.
  public var name: String
  /// The value, as the source has it.
  public var value: String

  /// Makes a field.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// A property that was not understood, kept as it was.
public struct UnknownProperty: Sendable, Hashable {
  /// The name, as written.
  public var name: String
  /// The group it was in; empty for none.
  public var group: String
  /// The parameters, raw, each with its leading `;`.
  public var parameters: String
  /// The value, raw: unfolded, otherwise untouched.
  public var value: String

  /// Makes a property.
  public init(name: String, group: String = "", parameters: String = "", value: String) {
    self.name = name
    self.group = group
    self.parameters = parameters
    self.value = value
  }
}

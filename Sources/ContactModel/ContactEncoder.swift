/// Turns contacts into the bytes of one format; holds no file.
///
/// A value: every thread encodes with its own copy, and the pieces are joined in order. What `encode` appends
/// for a contact does not depend on the contacts before it.
public protocol ContactEncoder: Sendable {
  /// Appends what a file of this format begins with: a header row, a byte order mark, nothing.
  func begin(into output: inout [UInt8])
  /// What stands between two contacts; most formats need nothing.
  var separator: StaticString { get }
  /// Appends one contact.
  mutating func encode(_ contact: Contact, into output: inout [UInt8])
  /// Appends what a file of this format ends with.
  func end(into output: inout [UInt8])
}

extension ContactEncoder {
  /// What stands between two contacts.
  public var separator: StaticString { "" }
  /// Appends what a file of this format begins with.
  public func begin(into output: inout [UInt8]) {}
  /// Appends what a file of this format ends with.
  public func end(into output: inout [UInt8]) {}
}

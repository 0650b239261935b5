/// Facts about one field, one bit each. Part of the block's layout: never renumber, only add.
@usableFromInline
package struct FieldFlags: OptionSet, Sendable, Hashable {
  @usableFromInline package let rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The preferred value among its like (PREF, Google's `* `).
  package static let preferred = FieldFlags(rawValue: 1 << 0)
  /// The value is a reference (URL) to the image, not the image.
  package static let reference = FieldFlags(rawValue: 1 << 1)
  /// The value is base64 text of the image's bytes, without line breaks.
  package static let base64 = FieldFlags(rawValue: 1 << 2)
  /// The date is a text that is no date ("circa 1800").
  package static let freeText = FieldFlags(rawValue: 1 << 3)
  /// The value was made up by a reader, not stated by the source (FN from N).
  package static let derived = FieldFlags(rawValue: 1 << 4)
  /// Every comma in the value separates items of a list; none belongs to an item.
  package static let list = FieldFlags(rawValue: 1 << 5)
  /// The label was stated by a property of its own (`item1.X-ABLabel`), not by a type parameter.
  package static let ownLabel = FieldFlags(rawValue: 1 << 6)
}

/// A picture: its bytes, or where it lies.
public struct ContactImage: Sendable, Hashable {
  /// What the source holds.
  public enum Content: Sendable, Hashable {
    /// The bytes of the image file.
    case bytes([UInt8])
    /// A URL.
    case reference(String)
  }

  /// The image.
  public var content: Content
  /// The media type, e.g. `image/jpeg`; empty when the source does not say.
  public var mediaType: String

  /// Makes an image.
  public init(content: Content, mediaType: String = "") {
    self.content = content
    self.mediaType = mediaType
  }
}

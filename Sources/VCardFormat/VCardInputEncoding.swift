/// How the bytes of an input hold characters, as far as finding cards is concerned.
package enum VCardInputEncoding: Sendable, Hashable {
  /// UTF-8, or any encoding in which ASCII bytes are ASCII characters.
  case ascii
  /// UTF-16, low byte first.
  case utf16LittleEndian
  /// UTF-16, high byte first.
  case utf16BigEndian
}

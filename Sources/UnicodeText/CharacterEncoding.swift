/// A way in which text was written as bytes, named as files name it.
///
/// Labels are understood as people and programs write them: in any case, with or without dashes, in
/// quotes. Where a label promises less than what its users write, the superset is taken, as browsers
/// do: ISO-8859-1 is read as windows-1252 (bytes 0x80–0x9F are never meant as control characters
/// in an address book), ISO-8859-9 as windows-1254, GB2312 as GB18030, Shift_JIS and EUC-KR with
/// Microsoft's extensions.
///
/// Source: IANA character sets; the WHATWG Encoding Standard for the supersets.
package struct CharacterEncoding: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case utf8
    case ascii
    case windows1252
    case utf16(UTF16Decoder.Order)
    case icu
  }

  /// The canonical name, such as "UTF-8" or "windows-1252".
  package let name: String
  let kind: Kind

  package var description: String { name }

  /// UTF-8; ill-formed sequences are replaced.
  package static let utf8 = CharacterEncoding(name: "UTF-8", kind: .utf8)
  /// What a label of ASCII promises. Text with other bytes is read as UTF-8 while it is that, and as
  /// windows-1252 from the first chunk on that is not.
  package static let ascii = CharacterEncoding(name: "US-ASCII", kind: .ascii)
  /// The Western code page of Windows, also for everything called Latin 1.
  package static let windows1252 = CharacterEncoding(name: "windows-1252", kind: .windows1252)
  /// UTF-16 whose byte order mark decides; little-endian without one.
  package static let utf16 = CharacterEncoding(name: "UTF-16", kind: .utf16(.unknown))
  package static let utf16LittleEndian = CharacterEncoding(name: "UTF-16LE", kind: .utf16(.little))
  package static let utf16BigEndian = CharacterEncoding(name: "UTF-16BE", kind: .utf16(.big))
  package static let utf32LittleEndian = CharacterEncoding(name: "UTF-32LE", kind: .icu)
  package static let utf32BigEndian = CharacterEncoding(name: "UTF-32BE", kind: .icu)

  init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// The encoding that a label means, such as the value of a CHARSET parameter.
  ///
  /// - Parameter label: ASCII in any case; surrounding blanks and quotes do not count.
  /// - Returns: `nil` if nobody knows the label.
  package init?(label: Span<UInt8>) {
    guard let text = Self.plain(label) else { return nil }
    let key = Self.key(of: text)
    if let known = encodingLabels[key] {
      self = known
      return
    }
    guard let converter = try? ICUConverter(text) else { return nil }
    _ = consume converter
    self.init(name: text, kind: .icu)
  }

  /// The encoding that a label means.
  package init?(label: String) {
    self.init(label: label.utf8Span.span)
  }

  /// The label without blanks and quotes, if it can be one: ICU would take a path for a file's name.
  private static func plain(_ label: Span<UInt8>) -> String? {
    var bytes: [UInt8] = []
    for index in label.indices {
      switch label[index] {
      case 0x20, 0x09, 0x22, 0x27: continue
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x3A, 0x5F:
        bytes.append(label[index])
      default: return nil
      }
      if bytes.count > 40 { return nil }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Upper case, letters and digits only: how labels are compared.
  static func key(of label: String) -> String {
    label.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

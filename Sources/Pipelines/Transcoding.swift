import RecordStreams
import UnicodeText

/// Turns inputs in other encodings into UTF-8 before anybody parses them.
///
/// Only whole encodings are handled here: UTF-16, UTF-32, and what the user names. Formats whose values have
/// encodings of their own (vCard), and tables that are UTF-8 or Windows-1252, are decoded where they are parsed.
enum Transcoding {
  /// The encoding that has to be turned into UTF-8 first, or `nil` when the parsers can read the bytes.
  static func encoding(of head: [UInt8], named name: String?) -> CharacterEncoding? {
    let encoding: CharacterEncoding
    if let name {
      guard let named = CharacterEncoding(label: name) else { return nil }
      encoding = named
    } else {
      encoding = EncodingGuess(head: head.span).encoding
      guard encoding.name.hasPrefix("UTF-16") || encoding.name.hasPrefix("UTF-32") else {
        return nil
      }
    }
    return [.utf8, .ascii, .windows1252].contains(encoding) ? nil : encoding
  }

  /// Makes a copy of a source in UTF-8.
  static func copy(
    of source: consuming ByteSource, from encoding: CharacterEncoding, in folder: String
  ) throws -> TemporaryFile {
    let file = try TemporaryFile(in: folder)
    var sink = file.makeSink()
    var converter = try CharacterConverter(encoding)
    var chunk: [UInt8] = []
    var isLast = false
    while !isLast {
      isLast = try source.read(into: &chunk, limit: 1 << 20) == 0
      var text: [UInt8] = []
      _ = converter.decode(chunk.span, isLast: isLast, into: &text)
      try sink.write(text.span)
      chunk.removeAll(keepingCapacity: true)
    }
    try sink.finish()
    return file
  }
}

extension ReadingOptions {
  /// Says whether an encoding of that name can be read.
  public static func knowsEncoding(_ name: String) -> Bool { CharacterEncoding(label: name) != nil }
}

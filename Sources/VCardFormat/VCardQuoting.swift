import RecordStreams

/// Quoted-printable out: for vCard 2.1, and for raw values that had to be put into UTF-8.
enum VCardQuoting {
  /// Appends text as quoted-printable without soft breaks; LF becomes `=0D=0A`.
  static func append<Target: ByteTarget & ~Copyable>(
    _ text: Span<UInt8>, to output: inout Target
  ) {
    for index in 0..<text.count {
      let byte = text[index]
      if byte == 0x0A {
        output.append("=0D=0A")
      } else if byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "=") {
        QuotedPrintable.append(byte, to: &output)
      } else {
        output.append(byte)
      }
    }
  }

  /// Raw parameters with the charset replaced by UTF-8, or left out where the value is not encoded.
  static func replacingCharset(
    _ text: Span<UInt8>, _ range: Range<Int>, _ encoding: VCardLine.Encoding
  ) -> [UInt8] {
    var output: [UInt8] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, text[end] != UInt8(ascii: ";") { end += 1 }
      if text.hasPrefixIgnoringCase("charset=", at: start + 1) {
        if encoding == .quotedPrintable { output.append(";CHARSET=UTF-8") }
      } else {
        output.append(text.slice(start, end))
      }
      start = end
    }
    return output
  }
}

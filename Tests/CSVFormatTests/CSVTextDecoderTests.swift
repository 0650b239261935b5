import Testing

@testable import CSVFormat

struct CSVTextDecoderTests {
  @Test("every byte of Windows-1252 is a character, and back")
  func allBytes() {
    for byte in UInt8.min...UInt8.max {
      var text: [UInt8] = []
      CSVTextDecoder.append(windows1252: byte, to: &text)
      let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
      #expect(scalars.count == 1)
      #expect(scalars.first.flatMap(CSVTextDecoder.windows1252) == byte)
    }
  }

  @Test("UTF-8 stays as it is, in a Windows-1252 table too")
  func utf8() {
    var text: [UInt8] = []
    CSVTextDecoder.append(Array("Müller".utf8).span, to: &text)
    #expect(text == Array("Müller".utf8))
    text = []
    CSVTextDecoder.append([0x4D, 0xFC, 0x80].span, to: &text)
    #expect(text == Array("Mü€".utf8))
  }
}

import Testing

@testable import VCardFormat

@Suite struct ByteRunsTests {
  private func needsEscapes(_ text: [UInt8]) -> Bool { ByteRuns.needsEscapes(text.span) }
  private func hasLineEnd(_ text: [UInt8]) -> Bool { ByteRuns.hasLineEnd(text.span) }

  @Test("a byte that needs a look is seen wherever it stands, and no other is")
  func everywhere() {
    for length in 0..<40 {
      let plain = [UInt8](repeating: UInt8(ascii: "x"), count: length)
      #expect(!needsEscapes(plain))
      #expect(!hasLineEnd(plain))
      for position in 0..<length {
        for byte: UInt8 in [0x5C, 0x2C, 0x3B, 0x0A, 0x0D, 0x00, 0x1F] {
          var text = plain
          text[position] = byte
          #expect(needsEscapes(text))
          #expect(hasLineEnd(text) == (byte < 0x20))
        }
        for byte: UInt8 in [0x20, 0x7F, 0x80, 0xFF, 0x2D, 0x3A, 0x5B] {
          var text = plain
          text[position] = byte
          #expect(!needsEscapes(text))
        }
      }
    }
  }

  @Test("the first of a byte is found wherever it stands")
  func first() {
    for length in 0..<40 {
      for position in 0...length {
        var text = [UInt8](repeating: 0xBA, count: length + 1)
        text[position] = 0x3A
        let found = ContentLineScan.first(0x3A, in: text.span, from: 0, to: length)
        #expect(found == position)
      }
    }
  }

  @Test("every byte is a digit of base64 or not")
  func base64() {
    let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="
    for byte in UInt8.min...UInt8.max {
      for length in [1, 40] {
        let text = [UInt8](repeating: byte, count: length)
        let isBase64 = ByteRuns.isBase64(text.span)
        #expect(isBase64 == digits.utf8.contains(byte))
      }
    }
  }
}

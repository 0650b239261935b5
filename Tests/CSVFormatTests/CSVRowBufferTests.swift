import Testing

@testable import CSVFormat

struct CSVRowBufferTests {
  @Test(
    "cells are quoted where they have to be, and never altered",
    arguments: [
      ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""),
      ("a\nb", "\"a\nb\""), (" a", "\" a\""), ("a ", "\"a \""), ("=1+1", "=1+1"),
      ("+49 170", "+49 170"), ("a;b", "a;b"), ("'x", "'x"),
    ])
  func quoting(_ text: String, _ cell: String) {
    var output: [UInt8] = []
    CSVRowBuffer.write(Array(text.utf8).span, delimiter: 0x2C, into: &output)
    #expect(String(decoding: output, as: UTF8.self) == cell)
  }

  @Test("cells can be set in any order and lengthened; the next row begins empty")
  func rows() {
    var row = CSVRowBuffer(columnCount: 3, delimiter: 0x3B)
    row.set(2, "c")
    row.set(0, "a")
    row.join(2, ", ", Array("d".utf8).span)
    row.join(1, ", ", Array("b".utf8).span)
    var output: [UInt8] = []
    row.write(into: &output, lineEnd: "\n")
    row.set(1, "x")
    row.write(into: &output, lineEnd: "\n")
    #expect(String(decoding: output, as: UTF8.self) == "a;b;c, d\n;x;\n")
  }
}

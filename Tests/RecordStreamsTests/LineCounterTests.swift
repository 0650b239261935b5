import RecordStreams
import Testing

struct LineCounterTests {
  @Test(
    "LF, CR LF and CR alone each end a line",
    arguments: [("", 0), ("a", 0), ("a\n", 1), ("a\r\nb\r\n", 2), ("a\rb\rc", 2), ("\n\r\n\r", 3)])
  func count(text: String, lines: Int) {
    let count = LineCounter.count(in: Array(text.utf8).span)
    #expect(count == lines)
  }
}

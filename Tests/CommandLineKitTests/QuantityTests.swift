import CommandLineKit
import Testing

@Suite("quantities")
struct QuantityTests {
  @Test(
    "a span of time is said in the unit that fits",
    arguments: [
      (Duration.zero, "0 ms"), (.milliseconds(35), "35 ms"), (.milliseconds(999), "999 ms"),
      (.milliseconds(1000), "1.0 s"), (.milliseconds(1849), "1.8 s"),
      (.milliseconds(9949), "9.9 s"),
      (.milliseconds(9950), "10 s"), (.seconds(42), "42 s"), (.milliseconds(59_499), "59 s"),
      (.milliseconds(59_500), "1 min"), (.seconds(125), "2 min 5 s"),
      (.seconds(3599), "59 min 59 s"),
      (.seconds(3600), "1 h"), (.seconds(3780), "1 h 3 min"), (.seconds(86_400), "24 h"),
    ])
  func duration(duration: Duration, expected: String) {
    #expect(Quantity.duration(duration) == expected)
  }

  @Test(
    "a size is said with one decimal and never as 1000 of a unit",
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (1949, "1.9 kB"),
      (999_949, "999.9 kB"), (999_950, "1.0 MB"), (12_345_678, "12.3 MB"),
      (1_000_000_000, "1.0 GB"), (Int.max, "9.2 EB"),
    ])
  func bytes(count: Int, expected: String) { #expect(Quantity.bytes(count) == expected) }

  @Test("counts carry their noun, rates and shares their unit")
  func others() {
    #expect(Quantity.count(1, "file") == "1 file")
    #expect(Quantity.count(0, "file") == "0 files")
    #expect(Quantity.count(2, "entry", plural: "entries") == "2 entries")
    #expect(Quantity.short(37_249) == "37.2k")
    #expect(Quantity.rate(100_000, in: .seconds(2)) == "50.0k/s")
    #expect(Quantity.rate(1, in: .zero) == "-")
    #expect(Quantity.percent(999, of: 1000) == "99%")
    #expect(Quantity.percent(0, of: 0) == "100%")
  }
}

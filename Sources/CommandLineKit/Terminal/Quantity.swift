/// Numbers as people read them in summaries and progress lines.
package enum Quantity {
  /// A count with its noun: `1 file`, `3 files`, `no files` is not said but `0 files`.
  ///
  /// - Parameter plural: The plural where it is not the noun with an s, such as `entries`.
  package static func count(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }

  /// A span of time: `35 ms`, `1.8 s`, `42 s`, `2 min 5 s`, `1 h 3 min`.
  package static func duration(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    if milliseconds < 1000 { return "\(max(0, milliseconds)) ms" }
    let tenths = (milliseconds + 50) / 100
    if tenths < 100 { return "\(tenths / 10).\(tenths % 10) s" }
    let rounded = (milliseconds + 500) / 1000
    if rounded < 60 { return "\(rounded) s" }
    if rounded < 3600 { return pair(rounded / 60, "min", rounded % 60, "s") }
    let minutes = (rounded + 30) / 60
    return pair(minutes / 60, "h", minutes % 60, "min")
  }

  /// A size in bytes, in powers of 1000: `512 bytes`, `12.3 MB`.
  package static func bytes(_ count: Int) -> String {
    if count < 1000 { return self.count(count, "byte") }
    return scaled(count, units: ["kB", "MB", "GB", "TB", "PB", "EB"], separator: " ")
  }

  /// A large number in short, in powers of 1000: `950`, `37.2k`, `1.0M`.
  package static func short(_ count: Int) -> String {
    if count < 1000 { return "\(count)" }
    return scaled(count, units: ["k", "M", "G", "T", "P", "E"], separator: "")
  }

  /// How many there were in a second: `37.2k/s`, or `-` if no time passed.
  package static func rate(_ count: Int, in duration: Duration) -> String {
    guard duration > .zero else { return "-" }
    let (seconds, attoseconds) = duration.components
    let perSecond = Double(count) / (Double(seconds) + Double(attoseconds) * 1e-18)
    return perSecond < 9e15 ? "\(short(Int(perSecond.rounded())))/s" : "-"
  }

  /// A part of a whole, in whole percent, rounded down so that 100% means all: `27%`.
  package static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "100%" }
    return "\(Int((Double(part) / Double(whole) * 100).rounded(.down)))%"
  }

  private static func pair(_ large: Int, _ unit: String, _ small: Int, _ part: String) -> String {
    small == 0 ? "\(large) \(unit)" : "\(large) \(unit) \(small) \(part)"
  }

  private static func scaled(_ count: Int, units: [String], separator: String) -> String {
    var unit = 0
    var divisor = 1000
    // 999 950 and more would round to 1000.0 of the smaller unit.
    while unit + 1 < units.count, count / divisor >= 1000 || tenths(count, divisor) >= 10_000 {
      divisor *= 1000
      unit += 1
    }
    let tenths = tenths(count, divisor)
    return "\(tenths / 10).\(tenths % 10)\(separator)\(units[unit])"
  }

  /// A tenth of the divisor is exact: every divisor is a multiple of 10.
  private static func tenths(_ count: Int, _ divisor: Int) -> Int {
    let (quotient, rest) = count.quotientAndRemainder(dividingBy: divisor / 10)
    return quotient + (rest >= divisor / 20 ? 1 : 0)
  }
}

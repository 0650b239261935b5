/// Numbers as reports print them, the same in every locale.
enum NumberText {
  /// A number with so many decimals: `-18.20`. What is beyond a thousand million is cut to that.
  static func fixed(_ value: Double, decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let finite = value.isNaN ? 0 : min(max(value, -1e9), 1e9)
    let scaled = Int((finite * Double(scale)).rounded())
    let fraction = String(scaled.magnitude % UInt(scale))
    var text = (scaled < 0 ? "-" : "") + String(scaled.magnitude / UInt(scale))
    if decimals > 0 {
      text += "." + String(repeating: "0", count: decimals - fraction.utf8.count) + fraction
    }
    return text
  }

  /// Bits with their sign and one decimal: `+12.3`, `-18.2`, `+0.0`.
  static func bits(_ value: Double) -> String {
    let text = fixed(value, decimals: 1)
    return text.utf8.first == UInt8(ascii: "-") ? text : "+" + text
  }

  /// A probability for people: `99.98%`, `87.3%`, `over 99.99%`.
  static func percent(_ probability: Double) -> String {
    if probability > 0.9999 { return "over 99.99%" }
    if probability < 0.0001 { return "under 0.01%" }
    let isNearEnd = probability >= 0.99 || probability < 0.01
    return fixed(probability * 100, decimals: isNearEnd ? 2 : 1) + "%"
  }

  /// A number between 0 and 1 with two digits that count: `0.00012`.
  static func significant(_ value: Double) -> String {
    guard value >= 1e-12 else { return "0" }
    var scale = 1.0
    while value * scale < 10, scale < 1e15 { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return "\(rounded)"
  }

  /// A number in hexadecimal digits, capitals, with leading zeros.
  static func hexadecimal(_ value: some UnsignedInteger & FixedWidthInteger, digits: Int) -> String
  {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// A count with its noun: `1 record`, `3 records`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }

  /// A text at the right of a column.
  static func right(_ text: String, columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - text.utf8.count)) + text
  }

  /// An ASCII text at the left of a column.
  static func left(_ text: String, columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - text.utf8.count))
  }
}

/// Internationalized domain names by UTS #46, non-transitional (ß stays ß).
package enum DomainName {
  /// What is wrong with a name; the bits are ICU's.
  package struct Problems: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let emptyLabel = Problems(rawValue: 0x1)
    /// A label of more than 63 bytes in ASCII form.
    package static let labelTooLong = Problems(rawValue: 0x2)
    /// More than 253 bytes in ASCII form.
    package static let nameTooLong = Problems(rawValue: 0x4)
    package static let leadingHyphen = Problems(rawValue: 0x8)
    package static let trailingHyphen = Problems(rawValue: 0x10)
    /// Hyphens in the third and fourth place of a label that is no `xn--` label.
    package static let hyphens34 = Problems(rawValue: 0x20)
    package static let leadingMark = Problems(rawValue: 0x40)
    package static let disallowedCharacter = Problems(rawValue: 0x80)
    /// An `xn--` label that cannot be decoded.
    package static let punycode = Problems(rawValue: 0x100)
    /// An `xn--` label that is the ASCII form of nothing.
    package static let invalidASCIILabel = Problems(rawValue: 0x400)
    /// Letters from right to left and from left to right mixed against the rules.
    package static let mixedDirections = Problems(rawValue: 0x800)
    /// A joiner where nothing is joined.
    package static let joiner = Problems(rawValue: 0x1000)
    /// ICU could not be used at all.
    package static let unavailable = Problems(rawValue: 1 << 31)
  }

  /// Appends the form of the DNS: lower case, `xn--` labels, ASCII if there is no problem.
  ///
  /// - Parameter name: In any case, any Unicode form, with `。` for dots, or in ASCII form already.
  /// - Returns: Nothing if the name is well-formed; else the appended form is the best to be had.
  /// - Complexity: O(length); plain ASCII names do not go through ICU.
  @discardableResult
  package static func appendASCII(_ name: Span<UInt8>, into result: inout [UInt8]) -> Problems {
    if appendPlain(name, into: &result) { return [] }
    return process(name, unicode: false, into: &result)
  }

  /// Appends the form for people: lower case, Unicode labels.
  ///
  /// - Parameter name: As for `appendASCII`.
  /// - Returns: Nothing if the name is well-formed; else the appended form is the best to be had.
  @discardableResult
  package static func appendUnicode(_ name: Span<UInt8>, into result: inout [UInt8]) -> Problems {
    if appendPlain(name, into: &result) { return [] }
    return process(name, unicode: true, into: &result)
  }

  private static func process(
    _ name: Span<UInt8>, unicode: Bool, into result: inout [UInt8]
  ) -> Problems {
    let bits = ICU.domainName(name, unicode: unicode, into: &result)
    if bits != .max { return Problems(rawValue: bits) }
    result.append(copying: name)
    return .unavailable
  }

  /// Lower-cases a name of plain ASCII labels; false, with nothing appended, for any other.
  private static func appendPlain(_ name: Span<UInt8>, into result: inout [UInt8]) -> Bool {
    let count = name.count
    guard count > 0, count <= 253 else { return false }
    let start = result.count
    var label = 0
    for index in 0..<count {
      let byte = name[index]
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      if isLetter || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F {
        result.append(isLetter ? byte | 0x20 : byte)
        label += 1
      } else if byte == 0x2D, label > 0, index + 1 < count, name[index + 1] != 0x2E,
        label != 3 || name[index - 1] != 0x2D
      {
        result.append(byte)
        label += 1
      } else if byte == 0x2E, label > 0 {
        result.append(byte)
        label = 0
        continue
      } else {
        result.removeLast(result.count - start)
        return false
      }
      if label > 63 {
        result.removeLast(result.count - start)
        return false
      }
    }
    return true
  }
}

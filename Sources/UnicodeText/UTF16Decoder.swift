/// Decodes UTF-16 that arrives in chunks cut anywhere, even inside a unit or a surrogate pair.
///
/// A byte order mark at the start is swallowed, and decides where the order is unknown. A surrogate
/// without its partner, and half a unit at the end, become U+FFFD.
struct UTF16Decoder: Sendable {
  /// Which byte of a unit comes first.
  enum Order: Hashable, Sendable {
    case little
    case big
    /// As the byte order mark says; little-endian without one.
    case unknown
  }

  private var order: Order
  private var isAtStart = true
  private var half: UInt8?
  private var lead: UInt32 = 0

  init(order: Order) { self.order = order }

  /// Appends a chunk as UTF-8 and returns how many U+FFFD stand for something ill-formed.
  mutating func decode(_ bytes: Span<UInt8>, isLast: Bool, into result: inout [UInt8]) -> Int {
    var replaced = 0
    var index = 0
    if let first = half, !bytes.isEmpty {
      half = nil
      index = 1
      take(first, bytes[0], &replaced, into: &result)
    }
    if isAtStart, bytes.count - index >= 2 {
      take(bytes[index], bytes[index + 1], &replaced, into: &result)
      index += 2
    }
    index = decodeUnits(bytes, from: index, &replaced, into: &result)
    if index < bytes.count { half = bytes[index] }
    if isLast { finish(&replaced, into: &result) }
    return replaced
  }

  private mutating func finish(_ replaced: inout Int, into result: inout [UInt8]) {
    if lead != 0 || half != nil {
      result.appendReplacement()
      replaced += 1
    }
    lead = 0
    half = nil
  }

  /// One unit, with care for the byte order mark; the loop below does all but the first ones.
  private mutating func take(
    _ first: UInt8, _ second: UInt8, _ replaced: inout Int, into result: inout [UInt8]
  ) {
    if isAtStart {
      isAtStart = false
      let isBig = first == 0xFE && second == 0xFF
      let isLittle = first == 0xFF && second == 0xFE
      if order == .unknown { order = isBig ? .big : .little }
      if order == .big ? isBig : isLittle { return }
    }
    let pair = [first, second]
    _ = decodeUnits(pair.span, from: 0, &replaced, into: &result)
  }

  /// Appends all whole units and returns the index behind them.
  private mutating func decodeUnits(
    _ bytes: Span<UInt8>, from start: Int, _ replaced: inout Int, into result: inout [UInt8]
  ) -> Int {
    let end = start + (bytes.count - start) / 2 * 2
    let shift: UInt32 = order == .big ? 8 : 0
    // Two bytes in are three out at most; a lead left from before may add three.
    let room = (end - start) / 2 * 3 + 4
    var lead = self.lead
    var bad = 0
    result.reserve(room)
    result.append(addingCapacity: room) { out in
      var index = start
      while index < end {
        let unit = UInt32(bytes[index]) &<< shift | UInt32(bytes[index + 1]) &<< (8 - shift)
        index += 2
        if lead != 0 {
          if unit & 0xFC00 == 0xDC00 {
            out.append(scalar: 0x1_0000 + (lead & 0x3FF) << 10 + unit & 0x3FF)
            lead = 0
            continue
          }
          out.append(scalar: 0xFFFD)
          bad += 1
          lead = 0
        }
        if unit < 0x80 {
          out.append(UInt8(truncatingIfNeeded: unit))
        } else if unit & 0xF800 != 0xD800 {
          out.append(scalar: unit)
        } else if unit < 0xDC00 {
          lead = unit
        } else {
          out.append(scalar: 0xFFFD)
          bad += 1
        }
      }
    }
    self.lead = lead
    replaced += bad
    return end
  }
}

extension OutputSpan<UInt8> {
  /// Appends the UTF-8 of a Unicode scalar value.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func append(scalar: UInt32) {
    if scalar < 0x80 {
      append(UInt8(truncatingIfNeeded: scalar))
      return
    }
    if scalar < 0x800 {
      append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
    } else {
      if scalar < 0x1_0000 {
        append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      } else {
        append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
        append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
      }
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
    }
    append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
  }
}

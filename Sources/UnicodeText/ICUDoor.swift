import CICU

/// The one place that calls ICU's C shim: every pointer stays in this file.
enum ICU {
  /// The version of ICU in use, such as "72.1".
  static var version: String { unsafe String(cString: cicu_version()) }

  /// The version of Unicode that ICU knows, such as "15.0".
  static var unicodeVersion: String { unsafe String(cString: cicu_unicode_version()) }

  /// ICU counts in Int32 and in UTF-16 units; longer texts are handled up to this many bytes.
  static let longestText = 1 << 26

  /// What `fold` keeps.
  enum FoldMode {
    case names
    case keepingSymbols
  }

  /// Appends the comparison form; returns whether it has a letter or digit, or `nil` if ICU failed.
  static func fold(_ text: Span<UInt8>, mode: FoldMode, into result: inout [UInt8]) -> Bool? {
    var hasWord = false
    let code = mode == .names ? CICU_FOLD_NAMES : CICU_FOLD_KEEPING_SYMBOLS
    let status = unsafe append(text, to: &result) { bytes, length, out, capacity in
      unsafe cicu_fold(bytes, length, Int32(code), out, capacity, &hasWord)
    }
    return status == 0 ? hasWord : nil
  }

  /// Appends NFC; returns false and appends nothing if ICU failed.
  static func composed(_ text: Span<UInt8>, into result: inout [UInt8]) -> Bool {
    unsafe append(text, to: &result) { bytes, length, out, capacity in
      unsafe cicu_nfc(bytes, length, out, capacity)
    } == 0
  }

  /// Appends a domain name's ASCII or Unicode form; returns ICU's problem bits, all ones on failure.
  static func domainName(
    _ text: Span<UInt8>, unicode: Bool, into result: inout [UInt8]
  ) -> UInt32 {
    guard let handle = unsafe cicu_idna_shared() else { return .max }
    var problems: UInt32 = 0
    let status = unsafe append(text, to: &result) { bytes, length, out, capacity in
      unicode
        ? unsafe cicu_idna_to_unicode(handle, bytes, length, out, capacity, &problems)
        : unsafe cicu_idna_to_ascii(handle, bytes, length, out, capacity, &problems)
    }
    return status == 0 ? problems : .max
  }

  fileprivate typealias Call = (
    _ bytes: UnsafePointer<UInt8>?, _ length: Int32,
    _ out: UnsafeMutablePointer<UInt8>?, _ capacity: Int32
  ) -> Int32

  /// Appends what `call` answers, giving it more room if it asks; 0, or ICU's error code.
  fileprivate static func append(
    _ text: Span<UInt8>, to result: inout [UInt8], _ call: Call
  ) -> Int32 {
    let length = Swift.min(text.count, longestText)
    var room = length + length / 2 + 32
    return unsafe text.withUnsafeBufferPointer { bytes in
      while true {
        result.reserve(room)
        var needed: Int32 = 0
        result.append(addingCapacity: room) { out in
          unsafe out.withUnsafeMutableBufferPointer { buffer, count in
            needed = unsafe call(bytes.baseAddress, Int32(length), buffer.baseAddress, Int32(room))
            if needed > 0, needed <= room { count = Int(needed) }
          }
        }
        if needed <= room { return needed < 0 ? -needed : 0 }
        room = Int(needed) + 1
      }
    }
  }

  fileprivate static func error(_ code: Int32, _ what: String) -> TextError {
    TextError(
      code: .icu, message: unsafe "\(what): ICU says \(String(cString: cicu_error_name(code)))")
  }
}

/// Owns one transliterator of ICU.
@safe struct ICUTransliterator: ~Copyable {
  private let handle: OpaquePointer

  /// Opens a transform such as "Any-Latin".
  init(_ identifier: String) throws(TextError) {
    var code: Int32 = 0
    guard let handle = unsafe cicu_transliterator_open(identifier, &code) else {
      throw ICU.error(code, "cannot open transform '\(identifier)'")
    }
    unsafe self.handle = handle
  }

  deinit { unsafe cicu_transliterator_close(handle) }

  /// Appends the transformed text; returns false and appends nothing if ICU failed.
  mutating func transform(_ text: Span<UInt8>, into result: inout [UInt8]) -> Bool {
    let handle = unsafe self.handle
    return unsafe ICU.append(text, to: &result) { bytes, length, out, capacity in
      unsafe cicu_transliterate(handle, bytes, length, out, capacity)
    } == 0
  }
}

/// Owns one converter of ICU, which keeps its state between chunks.
@safe struct ICUConverter: ~Copyable {
  private let handle: OpaquePointer

  /// Opens the converter for a name that ICU knows.
  init(_ name: String) throws(TextError) {
    var code: Int32 = 0
    guard let handle = unsafe cicu_converter_open(name, &code) else {
      throw TextError(code: .unknownEncoding, message: "unknown encoding '\(name)'")
    }
    unsafe self.handle = handle
  }

  deinit { unsafe cicu_converter_close(handle) }

  /// Whether each byte is a character of its own.
  var isSingleByte: Bool { unsafe cicu_converter_is_single_byte(handle) }

  /// Forgets the state left by earlier chunks.
  mutating func reset() { unsafe cicu_converter_reset(handle) }

  /// Appends a chunk as UTF-8; returns how many U+FFFD were written in place of something.
  mutating func decode(_ bytes: Span<UInt8>, isLast: Bool, into result: inout [UInt8]) -> Int {
    let handle = unsafe self.handle
    var replaced: Int64 = 0
    var start = 0
    repeat {
      let end = Swift.min(start + ICU.longestText, bytes.count)
      let part = bytes.extracting(start..<end)
      unsafe Self.decode(
        handle, part, isLast: isLast && end == bytes.count, into: &result, &replaced)
      start = end
    } while start < bytes.count
    return Int(replaced)
  }

  private static func decode(
    _ handle: OpaquePointer, _ bytes: Span<UInt8>, isLast: Bool, into result: inout [UInt8],
    _ replaced: inout Int64
  ) {
    unsafe bytes.withUnsafeBufferPointer { source in
      var offset: Int32 = 0
      var done = false
      while !done {
        let room = (source.count - Int(offset)) * 2 + 64
        result.reserve(room)
        result.append(addingCapacity: room) { out in
          unsafe out.withUnsafeMutableBufferPointer { buffer, count in
            guard let target = buffer.baseAddress else { return }
            let written = unsafe cicu_converter_decode(
              handle, source.baseAddress, Int32(source.count), &offset, isLast, target,
              Int32(room), &replaced, &done)
            count = Int(Swift.max(written, 0))
          }
        }
      }
    }
  }
}

/// Owns one collator of ICU.
@safe struct ICUCollator: ~Copyable {
  private let handle: OpaquePointer

  /// Opens the order of a locale.
  init(locale: String, strength: Int32, numeric: Bool) throws(TextError) {
    var code: Int32 = 0
    guard let handle = unsafe cicu_collator_open(locale, strength, numeric, &code) else {
      throw ICU.error(code, "cannot open the collation of '\(locale)'")
    }
    unsafe self.handle = handle
  }

  deinit { unsafe cicu_collator_close(handle) }

  /// Appends the sort key; returns false and appends nothing if ICU failed.
  func sortKey(of text: Span<UInt8>, into result: inout [UInt8]) -> Bool {
    let handle = unsafe self.handle
    return unsafe ICU.append(text, to: &result) { bytes, length, out, capacity in
      unsafe cicu_collator_sort_key(handle, bytes, length, out, capacity)
    } == 0
  }
}

import RecordStreams

/// Takes bytes one after the other.
protocol ByteTarget: ~Copyable {
  mutating func append(_ byte: UInt8)
  mutating func append(_ bytes: Span<UInt8>)
  mutating func append(_ literal: StaticString)
}

extension [UInt8]: ByteTarget {}

/// Bytes that grow, for the innermost loops: short copies cost a few instructions and no call.
///
/// Owns its memory; every pointer stays in this file.
@safe struct ByteArena: ByteTarget, ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes.
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(64, capacity)
    unsafe base = UnsafeMutablePointer<UInt8>.allocate(capacity: self.capacity)
  }

  deinit { unsafe base.deallocate() }

  /// The bytes so far.
  var span: Span<UInt8> {
    @_lifetime(borrow self)
    get {
      let span = unsafe Span(_unsafeStart: UnsafePointer(base), count: count)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(1) }
    unsafe base[count] = byte
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>) {
    let length = bytes.count
    if capacity &- count < length { grow(length) }
    unsafe bytes.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      unsafe copy(UnsafeRawPointer(start), length)
    }
  }

  @inline(__always)
  mutating func append(_ literal: StaticString) {
    let length = literal.utf8CodeUnitCount
    if capacity &- count < length { grow(length) }
    unsafe copy(UnsafeRawPointer(literal.utf8Start), length)
  }

  /// Makes the bytes those before `count`.
  mutating func truncate(to count: Int) {
    precondition(count >= 0 && count <= self.count)
    self.count = count
  }

  mutating func removeAll() { count = 0 }

  /// Copies bytes for which there is room: two overlapping words where they are few.
  @inline(__always)
  private mutating func copy(_ source: UnsafeRawPointer, _ length: Int) {
    let target = unsafe UnsafeMutableRawPointer(base + count)
    if length >= 8, length <= 16 {
      let last = length &- 8
      let first = unsafe source.loadUnaligned(as: UInt64.self)
      let second = unsafe source.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      unsafe target.storeBytes(of: first, as: UInt64.self)
      unsafe target.storeBytes(of: second, toByteOffset: last, as: UInt64.self)
    } else if length >= 4, length < 8 {
      let last = length &- 4
      let first = unsafe source.loadUnaligned(as: UInt32.self)
      let second = unsafe source.loadUnaligned(fromByteOffset: last, as: UInt32.self)
      unsafe target.storeBytes(of: first, as: UInt32.self)
      unsafe target.storeBytes(of: second, toByteOffset: last, as: UInt32.self)
    } else if length > 16 {
      unsafe target.copyMemory(from: source, byteCount: length)
    } else {
      var index = 0
      while index < length {
        unsafe target.storeBytes(
          of: source.load(fromByteOffset: index, as: UInt8.self), toByteOffset: index,
          as: UInt8.self)
        index &+= 1
      }
    }
    count &+= length
  }

  @inline(never)
  private mutating func grow(_ length: Int) {
    let wanted = max(capacity * 2, count + length + 64)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
    unsafe larger.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity = wanted
  }
}

/// Plain values that grow, for the innermost loops.
@safe struct Arena<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// The number of elements.
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(8, capacity)
    unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: self.capacity)
  }

  deinit { unsafe base.deallocate() }

  /// The elements so far.
  var span: Span<Element> {
    @_lifetime(borrow self)
    get {
      let span = unsafe Span(_unsafeStart: UnsafePointer(base), count: count)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return unsafe base[index]
    }
    set {
      precondition(index >= 0 && index < count)
      unsafe base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    unsafe base[count] = element
    count &+= 1
  }

  mutating func removeAll() { count = 0 }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    unsafe larger.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity *= 2
  }
}

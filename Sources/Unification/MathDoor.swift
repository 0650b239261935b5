#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two functions of the C library that weights need.
enum Math {
  /// The logarithm to base 2.
  @inline(__always)
  static func log2(_ value: Double) -> Double {
    #if canImport(Glibc)
      Glibc.log2(value)
    #elseif canImport(Musl)
      Musl.log2(value)
    #else
      Darwin.log2(value)
    #endif
  }

  /// Two to the power of a number.
  @inline(__always)
  static func exp2(_ value: Double) -> Double {
    #if canImport(Glibc)
      Glibc.exp2(value)
    #elseif canImport(Musl)
      Musl.exp2(value)
    #else
      Darwin.exp2(value)
    #endif
  }
}

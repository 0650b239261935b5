#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The date today, as far as reading dates needs it.
enum WallClock {
  /// The year, UTC; around New Year it does not matter.
  static let currentYear: Int = {
    let seconds = time(nil)
    return 1970 + Int(Double(seconds) / 31_556_952)
  }()
}

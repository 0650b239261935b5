/// How a column orders the parts of dates such as `3/4/1985`.
package enum CSVDateOrder: String, Sendable, Hashable {
  /// No value of the sample tells; an ambiguous one is kept as text.
  case unknown
  /// Day, month, year.
  case dayFirst = "d/m/y"
  /// Month, day, year.
  case monthFirst = "m/d/y"
}

/// How the bytes of a table stand for characters.
package enum CSVEncoding: String, Sendable, Hashable, CaseIterable {
  /// UTF-8; a cell that is none is read as Windows-1252.
  case utf8 = "utf-8"
  /// Windows-1252 ("ANSI"); a cell that is well-formed UTF-8 and not ASCII is read as that.
  case windows1252 = "windows-1252"
}

import ContactModel

/// The words under which labels stand in SQL rows: `home`, `work fax`; a label of the user's as it is.
enum PropertyLabels {
  /// Words by `StandardLabel.rawValue`, UTF-8.
  static let words: [[UInt8]] = (0...255).map { code in
    Array((StandardLabel(rawValue: UInt8(code)) ?? .none).word.utf8)
  }
}

import RecordStreams

/// A version of the vCard format.
public enum VCardVersion: String, Sendable, Hashable, CaseIterable {
  /// vCard 2.1 (versit, 1996): bare types, quoted-printable.
  case v21 = "2.1"
  /// vCard 3.0 (RFC 2426).
  case v3 = "3.0"
  /// vCard 4.0 (RFC 6350).
  case v4 = "4.0"

  /// The format's name on the command line: `vcard2.1`, `vcard3`, `vcard4`.
  public var formatName: String {
    switch self {
    case .v21: "vcard2.1"
    case .v3: "vcard3"
    case .v4: "vcard4"
    }
  }
}

extension VCardVersion {
  /// Reads a VERSION value; `nil` for one that is not known.
  init?(bytes: Span<UInt8>) {
    let text = bytes.trimmed()
    if text.isEqual(to: "3.0") {
      self = .v3
    } else if text.isEqual(to: "2.1") || text.isEqual(to: "2.0") {
      self = .v21
    } else if text.isEqual(to: "4.0") {
      self = .v4
    } else {
      return nil
    }
  }
}

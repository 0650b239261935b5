package import RecordStreams

/// Where a record can be fetched again: a provenance packed into 24 bytes.
package struct RecordReference: Sendable, Hashable, BitwiseCopyable {
  private var offsetAndInput: UInt64
  private var length: UInt32
  private var record: UInt32
  private var line: UInt32
  private var offsetHigh: UInt32

  package init(_ provenance: Provenance) {
    offsetAndInput =
      UInt64(truncatingIfNeeded: provenance.offset) << 16
      | UInt64(truncatingIfNeeded: provenance.input) & 0xFFFF
    offsetHigh =
      UInt32(truncatingIfNeeded: provenance.offset >> 48) << 16
      | UInt32(truncatingIfNeeded: provenance.input >> 16) & 0xFFFF
    length = UInt32(clamping: provenance.length)
    record = UInt32(clamping: provenance.record)
    line = UInt32(clamping: provenance.line)
  }

  package var provenance: Provenance {
    Provenance(
      input: Int(offsetAndInput & 0xFFFF) | Int(offsetHigh & 0xFFFF) << 16, record: Int(record),
      line: Int(line), offset: Int(offsetAndInput >> 16) | Int(offsetHigh >> 16) << 48,
      length: Int(length))
  }
}

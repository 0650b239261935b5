import CSVFormat
import ContactModel
import RecordStreams

/// The bytes of a run of contacts in one format, ready to be joined with others.
struct EncodedPiece: Sendable {
  var bytes: [UInt8] = []
  var contactCount = 0
  /// What a table could not hold.
  var losses = CSVLosses()

  /// Encodes contacts; any thread may do it with its own copy of the encoder.
  init(_ contacts: [Contact], encoder: any ContactEncoder) {
    func encode<Encoder: ContactEncoder>(_ encoder: Encoder) {
      var encoder = encoder
      bytes.reserveCapacity(contacts.count * 256)
      for (index, contact) in contacts.enumerated() {
        if index > 0 { bytes.append(encoder.separator) }
        encoder.encode(contact, into: &bytes)
      }
      if let table = encoder as? any TableEncoder { losses = table.losses }
    }
    encode(encoder)
    contactCount = contacts.count
  }
}

/// An encoder of tables, which counts what it leaves out.
private protocol TableEncoder {
  var losses: CSVLosses { get }
}

extension GoogleCSVEncoder: TableEncoder {}
extension GenericCSVEncoder: TableEncoder {}
extension OutlookCSVEncoder: TableEncoder {}

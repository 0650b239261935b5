public import ContactModel
import JSONFormat
import RecordStreams

/// One contact as an object of Kinfold's JSON.
public enum ContactJSON {
  /// The object, on one line.
  public static func object(_ contact: Contact) -> String {
    var encoder = ContactLineEncoder(container: .array)
    var bytes: [UInt8] = []
    encoder.encode(contact, into: &bytes)
    return bytes.span.string
  }
}

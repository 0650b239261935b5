public import ContactModel
import RecordStreams

/// Writes contacts as vCards of one version.
///
/// Everything that a contact holds is written: what the version has no word for in the words that most
/// programs know (`X-ABLabel` groups, `X-ABDATE`), what only Kinfold knows as `X-KINFOLD-…`, and what was not
/// understood as it was. Lines end with CR LF; from 3.0 on they are folded at 75 bytes between characters.
///
/// Properties of Kinfold's own, which it reads back:
///
/// - `X-KINFOLD-ID;NAME="customer number":12345`, a custom identifier;
/// - `X-KINFOLD-FIELD;NAME=Hobby:Chess`, a custom field;
/// - `X-KINFOLD-THUMBNAIL`, a small picture, written as PHOTO is;
/// - the parameter `X-KINFOLD-VALUE-ID`, the identifier of a labelled value.
///
/// - Source: vCard 2.1 (versit); RFC 2426; RFC 6350 with 6868, 8605 and 9554.
public struct VCardEncoder: ContactEncoder {
  /// The version that is written.
  public let version: VCardVersion
  /// Whether identifiers of labelled values are written, as the parameter `X-KINFOLD-VALUE-ID`.
  public var writesIdentifiers = false

  /// Makes an encoder.
  public init(version: VCardVersion) { self.version = version }

  /// Appends one contact.
  public mutating func encode(_ contact: Contact, into output: inout [UInt8]) {
    var card = VCardCardWriter(version: version, writesIdentifiers: writesIdentifiers)
    card.write(contact)
    output.append(card.writer.output.span)
  }
}

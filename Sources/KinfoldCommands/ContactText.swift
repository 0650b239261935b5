import ContactModel
import Pipelines

/// A contact in Kinfold's JSON, with the identifier it has in the store.
enum ContactText {
  static func json(_ contact: Contact, identifier: String) -> String {
    let object = ContactJSON.object(contact)
    return "{\"id\":\(DiagnosticText.quoted(identifier))," + object.dropFirst()
  }
}

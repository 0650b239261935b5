import ContactModel
import ContactStorage
import Pipelines

/// A contact in Kinfold's JSON, with the identifier it has in the store.
enum ContactText {
  static func json(_ contact: Contact, identifier: CardIdentifier) -> String {
    let object = ContactJSON.object(contact)
    // An identifier is a UUID, so it needs no escapes.
    return "{\"id\":\"\(identifier)\"," + object.dropFirst()
  }
}

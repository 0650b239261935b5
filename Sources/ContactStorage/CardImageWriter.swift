import ContactModel
import RecordStreams

/// Stores pictures, each once whatever number of cards shows it.
struct CardImageWriter: ~Copyable {
  private var insertImage: SQLiteStatement
  private var selectImage: SQLiteStatement
  private var insertCardImage: SQLiteStatement
  private var deleteCardImages: SQLiteStatement
  private var deleteUnusedImage: SQLiteStatement

  init(_ connection: borrowing SQLiteConnection) throws(StoreError) {
    let insertImage = try connection.prepare(StoreSQL.insertImage)
    let selectImage = try connection.prepare(StoreSQL.selectImage)
    let insertCardImage = try connection.prepare(StoreSQL.insertCardImage)
    let deleteCardImages = try connection.prepare(StoreSQL.deleteCardImages)
    let deleteUnusedImage = try connection.prepare(StoreSQL.deleteUnusedImage)
    self.insertImage = insertImage
    self.selectImage = selectImage
    self.insertCardImage = insertCardImage
    self.deleteCardImages = deleteCardImages
    self.deleteUnusedImage = deleteUnusedImage
  }

  /// Stores one picture of a card.
  mutating func write(
    _ picture: CardBody.Picture, of contact: Contact, card: Int64
  ) throws(StoreError) {
    let raw = contact.bytes(of: picture.field)
    if picture.field.flags.contains(.base64), let decoded = Self.exactlyDecoded(raw) {
      try write(decoded.span, isBase64: true, field: picture.fieldIndex, card: card)
    } else {
      try write(raw, isBase64: false, field: picture.fieldIndex, card: card)
    }
  }

  private mutating func write(
    _ bytes: Span<UInt8>, isBase64: Bool, field: Int, card: Int64
  ) throws(StoreError) {
    let digest = SHA256.digest(bytes)
    selectImage.bind(1, blob: digest.span)
    if try !selectImage.step() {
      var row = SQLiteRow(insertImage)
      row.bind(blob: digest.span)
      row.bind(blob: bytes)
      try row.run()
      guard try selectImage.step() else {
        throw StoreError(.dataAccessError, "a picture was not stored")
      }
    }
    let image = selectImage.integer(0)
    selectImage.reset()
    var row = SQLiteRow(insertCardImage)
    row.bind(card)
    row.bind(field)
    row.bind(image)
    row.bind(isBase64 ? 1 : 0)
    try row.run()
  }

  /// Takes all pictures off a card; returns which, so that `removeUnused` can look at them later.
  mutating func detach(_ card: Int64) throws(StoreError) -> [Int64] {
    var images: [Int64] = []
    deleteCardImages.bind(1, card)
    while try deleteCardImages.step() { images.append(deleteCardImages.integer(0)) }
    return images
  }

  /// Removes those of the pictures that no card shows.
  mutating func removeUnused(_ images: [Int64]) throws(StoreError) {
    for image in images {
      deleteUnusedImage.bind(1, image)
      try deleteUnusedImage.run()
    }
  }

  /// The bytes of base64 text, if encoding them gives the very same text again.
  private static func exactlyDecoded(_ text: Span<UInt8>) -> [UInt8]? {
    var decoded: [UInt8] = []
    guard Base64.decode(text, into: &decoded) else { return nil }
    var again: [UInt8] = []
    Base64.encode(decoded.span, into: &again)
    return again.span.isEqual(to: text) ? decoded : nil
  }
}

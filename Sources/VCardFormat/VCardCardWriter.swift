import ContactModel
import RecordStreams

/// Writes one card.
struct VCardCardWriter: ~Copyable {
  let version: VCardVersion
  let writesIdentifiers: Bool
  var writer: VCardLineWriter
  /// The number of the last group made for a label, -1 before the first is needed.
  var lastItem = -1
  /// Whether the one ANNIVERSARY of a 4.0 card was written.
  var hasAnniversary = false

  init(version: VCardVersion, writesIdentifiers: Bool) {
    self.version = version
    self.writesIdentifiers = writesIdentifiers
    writer = VCardLineWriter(version: version)
  }

  /// Writes a contact from BEGIN to END.
  mutating func write(_ contact: Contact) {
    switch version {
    case .v21: writer.raw("BEGIN:VCARD\r\nVERSION:2.1\r\n")
    case .v3: writer.raw("BEGIN:VCARD\r\nVERSION:3.0\r\n")
    case .v4: writer.raw("BEGIN:VCARD\r\nVERSION:4.0\r\n")
    }
    let outline = VCardOutline(contact)
    writeRequired(contact, outline)
    var start = 0
    while start < contact.fieldCount {
      let end = contact.endOfProperty(at: start)
      write(VCardProperty(contact, start, end), contact, outline)
      start = end
    }
    writer.raw("END:VCARD\r\n")
  }

  /// Writes the names that the standard asks for and the contact has not.
  private mutating func writeRequired(_ contact: Contact, _ outline: VCardOutline) {
    if !outline.hasFormattedName {
      writer.begin("FN")
      let name = contact.displayName
      let bytes = Array(name.utf8)
      writer.beginValue(isPlain: writer.isPlain(bytes.span))
      writer.text(bytes.span)
      writer.end()
    }
    if !outline.hasName, version != .v4 { writer.line("N:;;;;") }
  }

  private mutating func write(
    _ property: VCardProperty, _ contact: Contact, _ outline: VCardOutline
  ) {
    switch property.kind {
    case .formattedName: writeText("FN", property, contact)
    case .familyName, .givenName, .middleName, .namePrefix, .nameSuffix:
      writeName(property, contact, outline)
    case .phoneNumber: writePhone(property, contact)
    case .emailAddress: writeLabelled("EMAIL", property, contact)
    case .postalAddress: writeAddress(property, contact)
    case .urlAddress: writeLabelled("URL", property, contact)
    case .organizationName, .departmentName: writeOrganization(property, contact, outline)
    case .jobTitle: writeText("TITLE", property, contact)
    case .role: writeText("ROLE", property, contact)
    case .note: writeText("NOTE", property, contact)
    case .uid: writeText("UID", property, contact)
    case .birthday: writeDate("BDAY", property, contact)
    case .nickname: writeNickname(property, contact)
    case .category: writeList("CATEGORIES", property, contact)
    case .revisedAt: writeText("REV", property, contact)
    case .unknown: writeUnknown(property, contact)
    case .image: writeImage("PHOTO", property, contact)
    case .logo: writeImage("LOGO", property, contact)
    case .thumbnail: writeImage("X-KINFOLD-THUMBNAIL", property, contact)
    default: writeRarer(property, contact)
    }
  }

  private mutating func writeRarer(_ property: VCardProperty, _ contact: Contact) {
    switch property.kind {
    case .previousFamilyName: writeText("X-MAIDENNAME", property, contact)
    case .phoneticGivenName, .phoneticMiddleName, .phoneticFamilyName:
      writePhonetic(property, contact)
    case .phoneticOrganizationName: writeText("X-PHONETIC-ORG", property, contact)
    case .nonGregorianBirthday: writeRaw("X-ALTBDAY", property, contact)
    case .gender: writeRaw(version == .v4 ? "GENDER" : "X-GENDER", property, contact)
    case .createdAt: writeText("CREATED", property, contact)
    case .productIdentifier: writeText("PRODID", property, contact)
    case .language: writeText("LANG", property, contact)
    case .timeZone: writeText("TZ", property, contact)
    case .geoPosition: writePosition(property, contact)
    case .relation: writeRelation(property, contact)
    case .date: writeLabelledDate(property, contact)
    case .instantMessage: writeInstantMessage(property, contact)
    case .socialProfile: writeSocialProfile(property, contact)
    case .contactType: writeKind(property, contact)
    case .member:
      writeText(version == .v4 ? "MEMBER" : "X-ADDRESSBOOKSERVER-MEMBER", property, contact)
    case .customIdentifier: writeCustom("X-KINFOLD-ID", property, contact)
    case .customField: writeCustom("X-KINFOLD-FIELD", property, contact)
    default: break
    }
  }
}

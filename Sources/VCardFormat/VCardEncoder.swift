public import ContactModel
import RecordStreams

/// Writes contacts as vCards of one version.
///
/// Everything that a contact holds is written: what the version has no word for in the words that most
/// programs know (`X-ABLabel` groups, `X-ABDATE`), what only Kinfold knows as `X-KINFOLD-…`, and what was not
/// understood as it was. Lines end with CR LF; from 3.0 on they are folded at 75 bytes between characters.
///
/// - Source: vCard 2.1 (versit); RFC 2426; RFC 6350 with 6474, 6868, 8605; `Docs/vcard.md`.
public struct VCardEncoder: ContactEncoder {
  /// The version that is written.
  public let version: VCardVersion
  /// Whether identifiers of labelled values are written, as the parameter `X-KINFOLD-VALUE-ID`.
  public var writesIdentifiers = false

  var writer: VCardLineWriter
  /// The number of the last group made for a label, -1 before the first is needed.
  var lastItem = -1
  /// Whether the one ANNIVERSARY of a 4.0 card was written.
  var hasAnniversary = false
  var scratch: [UInt8] = []

  /// Makes an encoder.
  public init(version: VCardVersion) {
    self.version = version
    writer = VCardLineWriter(version: version)
  }

  public mutating func encode(_ contact: Contact, into output: inout [UInt8]) {
    swap(&writer.output, &output)
    lastItem = -1
    hasAnniversary = false
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
    swap(&writer.output, &output)
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

/// The fields of one property, sorted by what the writer does with them.
struct VCardProperty {
  let start: Int
  let end: Int
  let first: Field
  let kind: PropertyKind
  private(set) var group: Field?
  private(set) var parameters: Field?
  private(set) var labelText: Field?
  private(set) var identifier: Field?
  private(set) var sourceName: Field?

  init(_ contact: Contact, _ start: Int, _ end: Int) {
    self.start = start
    self.end = end
    first = contact.field(at: start)
    kind = first.kind
    for index in start..<end {
      let field = contact.field(at: index)
      if field.partCode == 0 || field.partCode >= FieldPart.street.rawValue { continue }
      switch field.part {
      case .group: group = field
      case .parameters: parameters = field
      case .label: labelText = field
      case .identifier: identifier = field
      case .sourceName: sourceName = field
      default: continue
      }
    }
  }

  /// The first field with a part, or `nil`.
  func field(_ part: FieldPart, in contact: Contact) -> Field? {
    for index in start..<end where contact.field(at: index).partCode == part.rawValue {
      return contact.field(at: index)
    }
    return nil
  }

  /// Has the property written under the name that the version has for it.
  mutating func forgetSourceName() { sourceName = nil }

  /// Whether the value is the preferred one.
  var isPreferred: Bool { first.flags.contains(.preferred) }
  /// The label of the value.
  var label: StandardLabel { first.label }
}

public import RecordStreams

/// A contact for people who edit: plain Strings and arrays.
///
/// `Contact.mutableCopy()` makes one, `Contact(_:)` turns it back. Everything a `Contact` holds is
/// carried, so that an edit of one field leaves the others as they were.
public struct MutableContact: Sendable, Hashable {
  /// The identifier the source gave the contact; empty for none.
  public var uid = ""
  /// What the contact stands for; `nil` when the source does not say.
  public var contactType: ContactType?
  /// The whole name as written.
  public var formattedName = ""
  /// "Dr.", "Ms".
  public var namePrefix = ""
  /// The given name.
  public var givenName = ""
  /// Middle names.
  public var middleName = ""
  /// The family name.
  public var familyName = ""
  /// The family name before marriage.
  public var previousFamilyName = ""
  /// "Jr.", "PhD".
  public var nameSuffix = ""
  /// Nicknames.
  public var nicknames: [String] = []
  /// How the given name is pronounced.
  public var phoneticGivenName = ""
  /// How the middle name is pronounced.
  public var phoneticMiddleName = ""
  /// How the family name is pronounced.
  public var phoneticFamilyName = ""
  /// The organization.
  public var organizationName = ""
  /// How the organization is pronounced.
  public var phoneticOrganizationName = ""
  /// The department.
  public var departmentName = ""
  /// The job title.
  public var jobTitle = ""
  /// The function ("project leader").
  public var role = ""
  /// Notes.
  public var notes: [String] = []
  /// The birthday.
  public var birthday: ContactDate?
  /// When the source last changed the contact, as written.
  public var revisedAt = ""
  /// Phone numbers.
  public var phoneNumbers: [LabeledValue<String>] = []
  /// Email addresses.
  public var emailAddresses: [LabeledValue<String>] = []
  /// Postal addresses.
  public var postalAddresses: [LabeledValue<PostalAddress>] = []
  /// Web addresses.
  public var urlAddresses: [LabeledValue<String>] = []
  /// Names of related people.
  public var contactRelations: [LabeledValue<String>] = []
  /// Social profiles.
  public var socialProfiles: [LabeledValue<SocialProfile>] = []
  /// Instant message addresses.
  public var instantMessageAddresses: [LabeledValue<InstantMessageAddress>] = []
  /// Dates other than the birthday.
  public var dates: [LabeledValue<ContactDate>] = []
  /// Pictures; the first is the one shown.
  public var images: [ContactImage] = []
  /// Tags and names of groups the contact is in.
  public var categories: [String] = []
  /// UIDs of a group's members.
  public var members: [String] = []
  /// Numbers by which others know the contact.
  public var customIdentifiers: [CustomField] = []
  /// Values under names that the model has no property for.
  public var customFields: [CustomField] = []
  /// Properties that were not understood.
  public var unknownProperties: [UnknownProperty] = []
  /// Properties the struct has no member for (gender, language, free-text dates …), carried along.
  package var carried: [CarriedProperty] = []
  /// Where the contact came from.
  public var provenance = Provenance()

  /// Makes an empty contact.
  public init() {}

  /// One property in its fields, for what has no member.
  package struct CarriedProperty: Sendable, Hashable {
    package var kind: PropertyKind
    package var fields: [CarriedField]

    package init(kind: PropertyKind, fields: [CarriedField]) {
      self.kind = kind
      self.fields = fields
    }
  }

  package struct CarriedField: Sendable, Hashable {
    package var part: FieldPart
    package var label: StandardLabel
    package var flags: FieldFlags
    package var bytes: [UInt8]

    package init(part: FieldPart, label: StandardLabel, flags: FieldFlags, bytes: [UInt8]) {
      self.part = part
      self.label = label
      self.flags = flags
      self.bytes = bytes
    }
  }
}

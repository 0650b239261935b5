import RecordStreams

extension Contact {
  /// The identifier the source gave the contact (vCard UID); empty when it gave none.
  public var uid: String { text(.uid) }
  /// What the contact stands for: as stated, else an organization when only an organization is named.
  public var contactType: ContactType {
    if let stated = ContactType(rawValue: text(.contactType)) { return stated }
    let isNamed = [.givenName, .familyName, .middleName, .nickname].contains { has($0) }
    return !isNamed && !organizationName.isEmpty && formattedName == organizationName
      ? .organization : .person
  }
  /// The whole name as the source wrote it (vCard FN).
  public var formattedName: String { text(.formattedName) }
  /// "Dr.", "Ms".
  public var namePrefix: String { text(.namePrefix) }
  /// The given name.
  public var givenName: String { text(.givenName) }
  /// Middle names.
  public var middleName: String { text(.middleName) }
  /// The family name.
  public var familyName: String { text(.familyName) }
  /// The family name before marriage.
  public var previousFamilyName: String { text(.previousFamilyName) }
  /// "Jr.", "PhD".
  public var nameSuffix: String { text(.nameSuffix) }
  /// The first nickname.
  public var nickname: String { text(.nickname) }
  /// How the given name is pronounced.
  public var phoneticGivenName: String { text(.phoneticGivenName) }
  /// How the middle name is pronounced.
  public var phoneticMiddleName: String { text(.phoneticMiddleName) }
  /// How the family name is pronounced.
  public var phoneticFamilyName: String { text(.phoneticFamilyName) }
  /// The organization.
  public var organizationName: String { text(.organizationName) }
  /// How the organization is pronounced.
  public var phoneticOrganizationName: String { text(.phoneticOrganizationName) }
  /// The department.
  public var departmentName: String { text(.departmentName) }
  /// The job title.
  public var jobTitle: String { text(.jobTitle) }
  /// The first note.
  public var note: String { text(.note) }
  /// The birthday, with or without a year; `nil` when there is none or it is free text.
  public var birthday: ContactDate? { first(.birthday).flatMap { ContactDate(iso: bytes(of: $0)) } }
  /// When the source last changed the contact, as written (vCard REV); empty when unknown.
  public var revisedAt: String { text(.revisedAt) }
  /// Phone numbers, verbatim.
  public var phoneNumbers: [LabeledValue<String>] { labeledTexts(.phoneNumber) }
  /// Email addresses, verbatim.
  public var emailAddresses: [LabeledValue<String>] { labeledTexts(.emailAddress) }
  /// Web addresses.
  public var urlAddresses: [LabeledValue<String>] { labeledTexts(.urlAddress) }
  /// Names of related people.
  public var contactRelations: [LabeledValue<String>] { labeledTexts(.relation) }
  /// Postal addresses.
  public var postalAddresses: [LabeledValue<PostalAddress>] {
    labeledValues(.postalAddress) { start, end in
      var address = PostalAddress()
      for index in start..<end {
        let field = field(at: index)
        if let part = PostalAddress.parts.first(where: { $0.0 == field.part }) {
          address[keyPath: part.1] = text(field)
        }
      }
      return address
    }
  }
  /// Instant message addresses.
  public var instantMessageAddresses: [LabeledValue<InstantMessageAddress>] {
    labeledValues(.instantMessage) { start, end in
      InstantMessageAddress(
        username: partText(.value, start, end), service: partText(.service, start, end))
    }
  }
  /// Social profiles.
  public var socialProfiles: [LabeledValue<SocialProfile>] {
    labeledValues(.socialProfile) { start, end in
      SocialProfile(
        urlString: partText(.value, start, end), username: partText(.username, start, end),
        userIdentifier: partText(.userIdentifier, start, end),
        service: partText(.service, start, end))
    }
  }
  /// Dates other than the birthday; a text that is no date is left out here and kept by copies.
  public var dates: [LabeledValue<ContactDate>] {
    labeledValues(.date) { start, _ in ContactDate(iso: bytes(of: field(at: start))) }
  }
  /// The first picture.
  public var image: ContactImage? { images(.image).first }
  /// Tags and names of groups the contact is in.
  public var categories: [String] { texts(.category) }
  /// UIDs of a group's members.
  public var members: [String] { texts(.member) }
  /// Numbers by which others know the contact: customer number, social security number.
  public var customIdentifiers: [CustomField] { customFields(.customIdentifier) }
  /// Values under names that the model has no property for.
  public var customFields: [CustomField] { customFields(.customField) }
  /// Properties that were not understood.
  public var unknownProperties: [UnknownProperty] {
    labeledValues(.unknown) { start, end in
      UnknownProperty(
        name: partText(.label, start, end), group: partText(.group, start, end),
        parameters: partText(.parameters, start, end), value: partText(.value, start, end))
    }.map(\.value)
  }

  package func images(_ kind: PropertyKind) -> [ContactImage] {
    labeledValues(kind) { start, end in
      let field = field(at: start)
      let type = partText(.mediaType, start, end)
      if field.flags.contains(.reference) {
        return ContactImage(content: .reference(text(field)), mediaType: type)
      }
      var decoded: [UInt8] = []
      if field.flags.contains(.base64) {
        Base64.decode(bytes(of: field), into: &decoded)
      } else {
        decoded.append(bytes(of: field))
      }
      return ContactImage(content: .bytes(decoded), mediaType: type)
    }.map(\.value)
  }

  private func customFields(_ kind: PropertyKind) -> [CustomField] {
    labeledValues(kind) { start, end in
      CustomField(name: partText(.label, start, end), value: partText(.value, start, end))
    }.map(\.value)
  }

  package func labeledTexts(_ kind: PropertyKind) -> [LabeledValue<String>] {
    labeledValues(kind) { start, end in partText(.value, start, end) }
  }

  /// Walks the properties of a kind; `make` gets the range of a property's fields.
  package func labeledValues<Value>(
    _ kind: PropertyKind, _ make: (_ start: Int, _ end: Int) -> Value?
  ) -> [LabeledValue<Value>] {
    var values: [LabeledValue<Value>] = []
    var index = 0
    while index < fieldCount {
      let first = field(at: index)
      let end = endOfProperty(at: index)
      if first.kind == kind, let value = make(index, end) {
        var labeled = LabeledValue(
          identifier: partText(.identifier, index, end),
          label: first.label == .custom
            ? Label(rawValue: partText(.label, index, end)) : Label(first.label),
          value: value, isPreferred: first.flags.contains(.preferred))
        labeled.extras = PropertyExtras(
          group: partText(.group, index, end), parameters: partText(.parameters, index, end))
        values.append(labeled)
      }
      index = end
    }
    return values
  }

  package func partText(_ part: FieldPart, _ start: Int, _ end: Int) -> String {
    for index in start..<end where field(at: index).part == part { return text(field(at: index)) }
    return ""
  }
}

extension Contact {
  /// The name to show: the organization for an organization; else prefix, given, middle, family, suffix; else
  /// the name as written; else organization, nickname, first email, first phone. Empty only if all are.
  public var displayName: String {
    if contactType == .organization, !organizationName.isEmpty { return organizationName }
    let name = [namePrefix, givenName, middleName, familyName, nameSuffix]
      .filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    let others = [.formattedName, .organizationName, .nickname, .emailAddress, .phoneNumber]
      .map { (kind: PropertyKind) in text(kind) }
    return others.first { !$0.isEmpty } ?? ""
  }
}

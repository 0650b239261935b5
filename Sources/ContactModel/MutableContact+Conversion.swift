import RecordStreams

extension Contact {
  /// A copy to edit.
  public func mutableCopy() -> MutableContact {
    var copy = MutableContact()
    copy.provenance = provenance
    for (kind, path) in MutableContact.texts { copy[keyPath: path] = text(kind) }
    copy.contactType = ContactType(rawValue: text(.contactType))
    copy.nicknames = texts(.nickname)
    copy.notes = texts(.note)
    copy.birthday = birthday
    copy.phoneNumbers = phoneNumbers
    copy.emailAddresses = emailAddresses
    copy.postalAddresses = postalAddresses
    copy.urlAddresses = urlAddresses
    copy.contactRelations = contactRelations
    copy.socialProfiles = socialProfiles
    copy.instantMessageAddresses = instantMessageAddresses
    copy.dates = dates
    copy.images = images(.image)
    copy.categories = categories
    copy.members = members
    copy.customIdentifiers = customIdentifiers
    copy.customFields = customFields
    copy.unknownProperties = unknownProperties
    copy.carried = carriedProperties()
    return copy
  }

  /// Makes an immutable contact.
  public init(_ mutable: MutableContact) {
    var builder = ContactBuilder()
    builder.appendAll(of: mutable)
    self = builder.finish(provenance: mutable.provenance)
  }

  private func carriedProperties() -> [MutableContact.CarriedProperty] {
    var carried: [MutableContact.CarriedProperty] = []
    var index = 0
    var seenTexts: Set<PropertyKind> = []
    while index < fieldCount {
      let first = field(at: index)
      let end = endOfProperty(at: index)
      if !hasMember(first, seenTexts: &seenTexts) {
        carried.append(
          .init(
            kind: first.kind,
            fields: (index..<end).map { position in
              let field = field(at: position)
              return .init(
                part: field.part, label: field.label, flags: field.flags,
                bytes: [UInt8](copying: bytes(of: field)))
            }))
      }
      index = end
    }
    return carried
  }

  /// Says whether `MutableContact` has a member that takes this property.
  private func hasMember(_ field: Field, seenTexts: inout Set<PropertyKind>) -> Bool {
    switch field.kind {
    case .birthday:
      ContactDate(iso: bytes(of: field)) != nil && seenTexts.insert(.birthday).inserted
    case .date: ContactDate(iso: bytes(of: field)) != nil
    case .contactType: ContactType(rawValue: text(field)) != nil
    case .nickname, .note, .phoneNumber, .emailAddress, .postalAddress, .urlAddress, .relation,
      .socialProfile, .instantMessage, .image, .category, .member, .customIdentifier, .customField,
      .unknown:
      true
    default:
      MutableContact.texts.contains { $0.0 == field.kind }
        && seenTexts.insert(field.kind).inserted
    }
  }
}

extension MutableContact {
  package static let texts:
    [(PropertyKind, any WritableKeyPath<MutableContact, String> & Sendable)] = [
      (.uid, \.uid), (.formattedName, \.formattedName), (.familyName, \.familyName),
      (.givenName, \.givenName), (.middleName, \.middleName), (.namePrefix, \.namePrefix),
      (.nameSuffix, \.nameSuffix), (.previousFamilyName, \.previousFamilyName),
      (.phoneticGivenName, \.phoneticGivenName), (.phoneticMiddleName, \.phoneticMiddleName),
      (.phoneticFamilyName, \.phoneticFamilyName), (.organizationName, \.organizationName),
      (.departmentName, \.departmentName),
      (.phoneticOrganizationName, \.phoneticOrganizationName), (.jobTitle, \.jobTitle),
      (.role, \.role), (.revisedAt, \.revisedAt),
    ]
}

extension ContactBuilder {
  /// Adds everything a mutable contact holds.
  package mutating func appendAll(of contact: MutableContact) {
    for (kind, path) in MutableContact.texts { single(kind, contact[keyPath: path]) }
    single(.contactType, contact.contactType?.rawValue ?? "")
    for nickname in contact.nicknames { single(.nickname, nickname) }
    for note in contact.notes { single(.note, note) }
    single(.birthday, contact.birthday?.isoText ?? "")
    for phone in contact.phoneNumbers { labeled(.phoneNumber, phone, [(.value, phone.value)]) }
    for email in contact.emailAddresses { labeled(.emailAddress, email, [(.value, email.value)]) }
    for url in contact.urlAddresses { labeled(.urlAddress, url, [(.value, url.value)]) }
    for one in contact.contactRelations { labeled(.relation, one, [(.value, one.value)]) }
    for one in contact.dates { labeled(.date, one, [(.value, one.value.isoText)]) }
    for one in contact.postalAddresses {
      let parts = PostalAddress.parts.map { ($0.0, one.value[keyPath: $0.1]) }
      labeled(.postalAddress, one, parts)
    }
    for one in contact.instantMessageAddresses {
      labeled(.instantMessage, one, [(.value, one.value.username), (.service, one.value.service)])
    }
    for one in contact.socialProfiles {
      let value = one.value
      labeled(
        .socialProfile, one,
        [
          (.value, value.urlString), (.username, value.username),
          (.userIdentifier, value.userIdentifier), (.service, value.service),
        ])
    }
    appendRest(of: contact)
  }

  private mutating func appendRest(of contact: MutableContact) {
    for image in contact.images { append(image, as: .image) }
    for category in contact.categories { single(.category, category) }
    for member in contact.members { single(.member, member) }
    for field in contact.customIdentifiers { named(.customIdentifier, field.name, field.value) }
    for field in contact.customFields { named(.customField, field.name, field.value) }
    for property in contact.unknownProperties {
      named(.unknown, property.name, property.value)
      if !property.group.isEmpty { append(.unknown, .group, text: property.group) }
      if !property.parameters.isEmpty { append(.unknown, .parameters, text: property.parameters) }
    }
    for property in contact.carried {
      beginProperty()
      for field in property.fields {
        append(
          property.kind, field.part, label: field.label, flags: field.flags, field.bytes.span)
      }
    }
  }

  /// Adds a picture.
  package mutating func append(_ image: ContactImage, as kind: PropertyKind) {
    beginProperty()
    switch image.content {
    case .bytes(let bytes): append(kind, .value, bytes.span)
    case .reference(let url): append(kind, .value, flags: .reference, text: url)
    }
    if !image.mediaType.isEmpty { append(kind, .mediaType, text: image.mediaType) }
  }

  /// Adds a property of one text, unless it is empty.
  package mutating func single(_ kind: PropertyKind, _ text: String) {
    guard !text.isEmpty else { return }
    beginProperty()
    append(kind, .value, text: text)
  }

  /// Adds a property of a name and a value.
  package mutating func named(_ kind: PropertyKind, _ name: String, _ value: String) {
    beginProperty()
    append(kind, .value, text: value)
    append(kind, .label, text: name)
  }

  private mutating func labeled<Value>(
    _ kind: PropertyKind, _ labeled: LabeledValue<Value>, _ parts: [(FieldPart, String)]
  ) {
    beginProperty()
    let label = labeled.label.standard
    let flags: FieldFlags = labeled.isPreferred ? .preferred : []
    var isFirst = true
    for (part, text) in parts where !text.isEmpty || part == .value {
      append(kind, part, label: label, flags: flags, text: text)
      isFirst = false
    }
    if isFirst { append(kind, .street, label: label, flags: flags, text: "") }
    if label == .custom { append(kind, .label, label: label, text: labeled.label.rawValue) }
    if !labeled.identifier.isEmpty { append(kind, .identifier, text: labeled.identifier) }
    if !labeled.extras.group.isEmpty { append(kind, .group, text: labeled.extras.group) }
    if !labeled.extras.parameters.isEmpty {
      append(kind, .parameters, text: labeled.extras.parameters)
    }
  }
}

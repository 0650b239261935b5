import ContactModel
import RecordStreams

extension VCardDecoder {
  /// Adds IMPP (RFC 4770): a URI whose scheme is the service, unless a parameter names it.
  mutating func addInstantMessage(
    _ line: VCardLine, _ card: borrowing VCardText, _ parameters: VCardParameters,
    _ value: Span<UInt8>
  ) {
    let text = card.text(of: line)
    let label = label(line, card, parameters)
    if value.isEmpty { return }
    builder.beginProperty()
    let scheme = VCardServices.schemeLength(value)
    let user = scheme > 0 ? value.slice(scheme + 1, value.count) : value
    append(.instantMessage, .value, label: label.standard, flags: label.flags, user)
    if !places[.service].isEmpty {
      addDecoded(.instantMessage, .service, text, places[.service])
      let stated = text.slice(places[.service].lowerBound, places[.service].upperBound)
      let known = VCardServices.service(named: stated)
      let isUsual = known.map { value.slice(0, scheme).isEqual(to: $0.scheme) } ?? false
      if !isUsual { append(.instantMessage, .userIdentifier, value) }
    } else if scheme > 0 {
      let bytes = value.slice(0, scheme)
      if let known = VCardServices.service(scheme: bytes) {
        let mark = builder.mark
        builder.arena.append(known.name)
        builder.append(.instantMessage, .service, flags: .derived, from: mark)
        if !bytes.isEqual(to: known.scheme) { append(.instantMessage, .userIdentifier, value) }
      } else {
        builder.append(.instantMessage, .service, flags: .derived, bytes)
      }
    }
    finish(.instantMessage, line, text, label, parameters)
  }

  /// Adds a user name of a service that the property's name tells: `X-AIM`, `X-SKYPE`.
  mutating func addMessageName(
    _ service: VCardServices.Service, _ line: VCardLine, _ card: borrowing VCardText,
    _ parameters: VCardParameters, _ value: Span<UInt8>
  ) {
    let label = label(line, card, parameters)
    if value.isEmpty { return }
    builder.beginProperty()
    append(.instantMessage, .value, label: label.standard, flags: label.flags, value)
    let mark = builder.mark
    builder.arena.append(service.name)
    builder.append(.instantMessage, .service, flags: .derived, from: mark)
    finish(.instantMessage, line, card.text(of: line), label, parameters)
  }

  /// Adds a social profile: Apple's X-SOCIALPROFILE (the type is the service) or that of RFC 9554.
  mutating func addSocialProfile(
    _ line: VCardLine, _ card: borrowing VCardText, _ parameters: VCardParameters,
    _ value: Span<UInt8>
  ) {
    let text = card.text(of: line)
    let label = label(line, card, parameters)
    if value.isEmpty, places[.user].isEmpty { return }
    builder.beginProperty()
    append(.socialProfile, .value, label: label.standard, flags: label.flags, value)
    let service = places[.service].isEmpty ? parameters.otherType : places[.service]
    if !service.isEmpty { addDecoded(.socialProfile, .service, text, service) }
    if !places[.service].isEmpty, !parameters.otherType.isEmpty {
      VCardParameters.keepType(
        text.slice(parameters.otherType.lowerBound, parameters.otherType.upperBound), &rest)
    }
    if !places[.user].isEmpty { addDecoded(.socialProfile, .username, text, places[.user]) }
    if !places[.userIdentifier].isEmpty {
      addDecoded(.socialProfile, .userIdentifier, text, places[.userIdentifier])
    }
    finish(.socialProfile, line, text, label, parameters)
  }

  /// Adds a parameter's value as a field.
  mutating func addDecoded(
    _ kind: PropertyKind, _ part: FieldPart, _ text: Span<UInt8>, _ range: Range<Int>
  ) {
    let mark = builder.mark
    VCardParameters.appendDecoded(
      text.slice(range.lowerBound, range.upperBound), to: &builder.arena)
    repairArena(from: mark)
    builder.append(kind, part, from: mark)
  }
}

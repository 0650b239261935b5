import ContactModel
import RecordStreams
import UnicodeText

/// Makes a contact of the lines of a card.
///
/// One is made for a batch; its buffers serve one card after the other.
struct VCardDecoder: ~Copyable {
  var builder = VCardBuilder()
  /// What was odd in the values since the last card.
  var problems: [VCardProblem] = []
  var version: VCardVersion?
  /// The parameters of the current line that have no place in the model.
  var rest: [UInt8] = []
  /// Where those parameters of the current line lie that only some properties have a use for.
  var places = VCardParameters.Places()
  var groups = VCardGroups()
  var lines: [VCardLine] = []
  var names = VCardNameSet()
  var addressLabels: [AddressLabel] = []
  var characters: VCardCharacters

  /// Whether values of the current card may have escapes.
  var hasEscapes = true

  private var cache = VCardParameterCache()
  private var converted: [UInt8] = []

  init(_ bytes: Span<UInt8>) { characters = VCardCharacters(bytes) }

  /// Whether `\n` is a line feed, or a backslash and an n as in 2.1.
  var hasLineBreaks: Bool { version != .v21 }

  /// Fills the builder with a card.
  mutating func decode(_ tokenizer: borrowing VCardTokenizer, _ batch: Span<UInt8>) {
    version = tokenizer.version
    lines = tokenizer.lines
    names = tokenizer.names
    hasEscapes = tokenizer.hasEscapes
    cache = tokenizer.cache
    if !problems.isEmpty { problems.removeAll() }
    characters.startCard()
    let unfolded = tokenizer.unfolded
    let text = VCardText(batch: batch, unfolded: unfolded.span)
    if names.contains(.groupLabel) || names.contains(.addressCountry) { groups.index(lines, text) }
    if names.contains(.addressLabel) { indexAddressLabels(text) }
    for index in lines.indices { decodeLine(index, text) }
    if names.contains(.groupLabel) || names.contains(.addressCountry) { keepUnusedLines(text) }
    if names.contains(.addressLabel) { keepUnusedAddressLabels(text) }
    groups.removeAll()
    lines = []
  }

  /// Keeps labels and country codes whose group has nothing they could belong to.
  private mutating func keepUnusedLines(_ text: borrowing VCardText) {
    for index in lines.indices {
      let line = lines[index]
      guard line.name == .groupLabel || line.name == .addressCountry else { continue }
      if !groups.isUsed(line: index) { addUnknown(line, text.text(of: line)) }
    }
  }

  private mutating func decodeLine(_ index: Int, _ card: borrowing VCardText) {
    let line = lines[index]
    let text = card.text(of: line)
    if line.name == .unknown || line.name == .agent { return addUnknown(line, text) }
    if !rest.isEmpty { rest.removeAll(keepingCapacity: true) }
    var parameters = VCardParameters()
    places.removeAll()
    if line.cached >= 0, !line.name.capturesOtherType {
      parameters = cache.entries[line.cached].parameters
      rest.append(contentsOf: cache.entries[line.cached].rest)
    } else if line.hasParameters {
      parameters = VCardParameters.parse(
        text, line.parameters, line.name.capturesOtherType ? .capture : .keep, rest: &rest,
        places: &places)
      if !parameters.special.isEmpty {
        places.keepUnused(text, used: line.name.usedParameters, rest: &rest)
      }
      if parameters.isRepaired {
        note(.vcardParameterRepaired, "a comma stands where parameters are separated", line, .note)
      }
    }
    let value = text.slice(line.valueStart, line.valueEnd)
    if line.encoding == .none, characters.isClean,
      parameters.charset.isEmpty || VCardCharacters.isUTF8(charset(text, parameters))
    {
      return decode(line, index, card, parameters, value)
    }
    if line.encoding == .base64, line.name.isImage {
      return decode(line, index, card, parameters, value)
    }
    var buffer: [UInt8] = []
    swap(&buffer, &converted)
    buffer.removeAll(keepingCapacity: true)
    convert(line, text, parameters, value, into: &buffer)
    let hadEscapes = hasEscapes
    hasEscapes = true
    decode(line, index, card, parameters, buffer.span)
    hasEscapes = hadEscapes
    swap(&buffer, &converted)
  }

  /// Appends a value as UTF-8, quoted-printable and base64 undone.
  mutating func convert(
    _ line: VCardLine, _ text: Span<UInt8>, _ parameters: VCardParameters, _ value: Span<UInt8>,
    into output: inout [UInt8]
  ) {
    if let problem = characters.convert(
      value, charset(text, parameters), line.encoding, into: &output)
    {
      note(problem.code, problem.message, line, problem.severity)
    }
  }

  @_lifetime(copy text)
  private func charset(_ text: Span<UInt8>, _ parameters: VCardParameters) -> Span<UInt8> {
    text.slice(parameters.charset.lowerBound, parameters.charset.upperBound)
  }

  private mutating func decode(
    _ line: VCardLine, _ index: Int, _ card: borrowing VCardText, _ parameters: VCardParameters,
    _ value: Span<UInt8>
  ) {
    let text = card.text(of: line)
    switch line.name {
    case .formattedName: addText(.formattedName, line, text, parameters, value)
    case .name: addName(line, card, parameters, value)
    case .phone: addPhone(line, card, parameters, value)
    case .email: addLabelled(.emailAddress, line, card, parameters, value.trimmed())
    case .url: addLabelled(.urlAddress, line, card, parameters, value.trimmed())
    case .address: addAddress(line, card, parameters, value)
    case .organization: addOrganization(line, text, parameters, value)
    case .title: addText(.jobTitle, line, text, parameters, value)
    case .role: addText(.role, line, text, parameters, value)
    case .note: addText(.note, line, text, parameters, value)
    case .uid: addText(.uid, line, text, parameters, value.trimmed())
    case .birthday: addDate(.birthday, line, card, parameters, value)
    case .nickname: addList(.nickname, line, text, parameters, value)
    case .categories: addList(.category, line, text, parameters, value)
    case .revision: addText(.revisedAt, line, text, parameters, value.trimmed())
    case .created: addText(.createdAt, line, text, parameters, value.trimmed())
    case .product: addText(.productIdentifier, line, text, parameters, value)
    case .language: addText(.language, line, text, parameters, value.trimmed())
    case .timeZone: addText(.timeZone, line, text, parameters, value.trimmed())
    case .gender: addRaw(.gender, line, text, parameters, value.trimmed())
    case .geoPosition: addPosition(line, text, parameters, value.trimmed())
    case .photo: addImage(.image, line, text, parameters, value)
    case .logo: addImage(.logo, line, text, parameters, value)
    case .thumbnail: addImage(.thumbnail, line, text, parameters, value)
    case .groupLabel, .addressCountry:
      if !line.hasGroup { addUnknown(line, text) }
    case .addressLabel: break
    default: decodeRarer(line, index, card, parameters, value)
    }
  }

  private mutating func decodeRarer(
    _ line: VCardLine, _ index: Int, _ card: borrowing VCardText, _ parameters: VCardParameters,
    _ value: Span<UInt8>
  ) {
    let text = card.text(of: line)
    switch line.name {
    case .maidenName: addText(.previousFamilyName, line, text, parameters, value)
    case .phoneticFirst: addText(.phoneticGivenName, line, text, parameters, value)
    case .phoneticMiddle: addText(.phoneticMiddleName, line, text, parameters, value)
    case .phoneticLast: addText(.phoneticFamilyName, line, text, parameters, value)
    case .phoneticOrganization: addText(.phoneticOrganizationName, line, text, parameters, value)
    case .alternateBirthday: addRaw(.nonGregorianBirthday, line, text, parameters, value)
    case .anniversary, .labelledDate: addDate(.date, line, card, parameters, value)
    case .related: addRelated(line, card, parameters, value)
    case .relatedName: addLabelled(.relation, line, card, parameters, value)
    case .spouse: addLabelled(.relation, line, card, parameters, value, implied: .spouse)
    case .assistant: addLabelled(.relation, line, card, parameters, value, implied: .assistant)
    case .manager: addLabelled(.relation, line, card, parameters, value, implied: .manager)
    case .instantMessage: addInstantMessage(line, card, parameters, value.trimmed())
    case .socialProfile: addSocialProfile(line, card, parameters, value.trimmed())
    case .kind, .serverKind, .showAs: addKind(line, text, value.trimmed())
    case .member: addText(.member, line, text, parameters, value.trimmed())
    case .sound: addSound(line, text, parameters, value)
    case .androidCustom: addAndroidCustom(line, text, value)
    case .customIdentifier: addCustom(.customIdentifier, line, text, parameters, value)
    case .customField: addCustom(.customField, line, text, parameters, value)
    default:
      if let service = VCardServices.service(of: line.name) {
        addMessageName(service, line, card, parameters, value.trimmed())
      } else {
        addUnknown(line, text)
      }
    }
  }

  mutating func note(
    _ code: DiagnosticCode, _ message: String, _ line: VCardLine,
    _ severity: Diagnostic.Severity = .warning
  ) {
    problems.append(
      VCardProblem(
        code: code, severity: severity, message: message, range: line.rawStart..<line.rawEnd))
  }
}

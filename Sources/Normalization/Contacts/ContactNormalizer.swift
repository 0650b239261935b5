public import ContactModel
import RecordStreams

/// Rewrites the values of contacts to their stored form, as far as that is safe.
///
///     var normalizer = ContactNormalizer(options: NormalizationOptions(region: "US"))
///     var counts = NormalizationCounts()
///     let tidy = normalizer.normalize(contact, counts: &counts)
///
/// A value with scratch memory: every thread normalizes with its own copy. What becomes of a contact does not
/// depend on the contacts before it, and normalizing twice is normalizing once.
///
/// - **Phones** become `+12025550143`, with `;ext=12` behind where there is an extension, if the number is
///   surely one: valid, or of a length that exists. Others stay as they were typed.
/// - **Emails** lose what is around the address; the domain is in lower case. The local part stays as typed.
/// - **Names** lose invisible characters and superfluous white space. Nothing is guessed.
/// - **Labels** that say what a standard label says become that label.
/// - **Dates** in a form that can be read only one way become ISO dates; 1604 is a missing year.
/// - **Addresses** lose invisible characters and superfluous white space, line by line.
public struct ContactNormalizer: Sendable {
  /// What may be touched.
  public let options: NormalizationOptions

  private let phones: PhoneNormalizer
  private let emails = EmailNormalizer()
  private let dates = DateNormalizer()
  private let labels = LabelNormalizer()
  private var edits = ContactEdits()
  private var block = BlockAssembler()

  /// Makes a normalizer.
  public init(options: NormalizationOptions = NormalizationOptions()) {
    self.options = options
    phones = PhoneNormalizer(defaultRegion: CountryCode(options.region) ?? .none)
  }

  /// Returns the contact with its values tidied: the same block when nothing had to change.
  ///
  /// - Parameter counts: What was changed is added to it.
  /// - Complexity: O(bytes); one allocation when something changes, else none.
  public mutating func normalize(
    _ contact: Contact, counts: inout NormalizationCounts
  ) -> Contact {
    findEdits(contact, &counts)
    guard !edits.isEmpty else { return contact }
    return edits.apply(to: contact, keepsOriginal: options.keepsOriginal, using: &block)
  }

  /// Returns the contact with its values tidied, and tells each change.
  ///
  /// - Parameter changes: Gets the changes in order of the contact's fields.
  public mutating func normalize(
    _ contact: Contact, counts: inout NormalizationCounts,
    changes: inout [NormalizationChange]
  ) -> Contact {
    let tidy = normalize(contact, counts: &counts)
    edits.appendChanges(of: contact, to: &changes)
    return tidy
  }

  private mutating func findEdits(_ contact: Contact, _ counts: inout NormalizationCounts) {
    edits.removeAll()
    var region: CountryCode?
    for index in 0..<contact.fieldCount {
      let field = contact.field(at: index)
      if field.partCode == FieldPart.label.rawValue {
        if options.only.contains(.labels) { tidyLabel(contact, index, &counts) }
        continue
      }
      switch field.kindCode {
      case PropertyKind.phoneNumber.rawValue:
        guard field.partCode == 0, options.only.contains(.phones) else { continue }
        if region == nil { region = phones.region(for: contact) }
        tidyPhone(contact, index, region ?? .none, &counts)
      case PropertyKind.emailAddress.rawValue:
        guard field.partCode == 0, options.only.contains(.emails) else { continue }
        tidyEmail(contact, index, &counts)
      case PropertyKind.postalAddress.rawValue:
        guard options.only.contains(.addresses), FieldPart.isOfAddress(field.partCode) else {
          continue
        }
        if tidyText(contact, index, .address) { counts.addresses += 1 }
      case PropertyKind.birthday.rawValue, PropertyKind.date.rawValue:
        guard field.partCode == 0, options.only.contains(.dates) else { continue }
        tidyDate(contact, index, &counts)
      case PropertyKind.formattedName.rawValue...PropertyKind.role.rawValue:
        guard field.partCode == 0, options.only.contains(.names) else { continue }
        if tidyText(contact, index, .name) { counts.names += 1 }
      default: continue
      }
    }
    if !edits.isEmpty { counts.contacts += 1 }
  }
}

extension FieldPart {
  /// Whether a field's part is one of a postal address.
  fileprivate static func isOfAddress(_ code: UInt8) -> Bool {
    code >= FieldPart.street.rawValue && code <= FieldPart.formatted.rawValue
  }
}

extension ContactNormalizer {
  private mutating func tidyPhone(
    _ contact: Contact, _ index: Int, _ region: CountryCode, _ counts: inout NormalizationCounts
  ) {
    let text = contact.bytes(of: contact.field(at: index))
    let start = edits.bytes.count
    var splitter = ListSplitter(.phones)
    guard let first = splitter.next(in: text) else { return }
    guard phones.appendE164(of: text.slice(first), region: region, to: &edits.bytes) else {
      counts.phonesLeft += 1
      edits.bytes.removeLast(edits.bytes.count - start)
      return
    }
    if first == 0..<text.count {
      if edits.replace(.phone, at: index, of: contact, from: start) { counts.phones += 1 }
      return
    }
    var ends = [edits.bytes.count]
    while let range = splitter.next(in: text) {
      guard phones.appendE164(of: text.slice(range), region: region, to: &edits.bytes) else {
        counts.phonesLeft += 1
        edits.bytes.removeLast(edits.bytes.count - start)
        return
      }
      ends.append(edits.bytes.count)
    }
    if noteValues(.phone, contact, index, from: start, ends) { counts.phones += 1 }
  }

  private mutating func tidyEmail(
    _ contact: Contact, _ index: Int, _ counts: inout NormalizationCounts
  ) {
    let text = contact.bytes(of: contact.field(at: index))
    let start = edits.bytes.count
    if emails.appendAddress(of: text, to: &edits.bytes) != nil {
      if edits.replace(.email, at: index, of: contact, from: start) { counts.emails += 1 }
      return
    }
    var ends: [Int] = []
    var splitter = ListSplitter(.emails)
    while let range = splitter.next(in: text) {
      guard emails.appendAddress(of: text.slice(range), to: &edits.bytes) != nil else {
        counts.emailsLeft += 1
        edits.bytes.removeLast(edits.bytes.count - start)
        return
      }
      ends.append(edits.bytes.count)
    }
    if noteValues(.email, contact, index, from: start, ends) { counts.emails += 1 }
  }

  /// Notes the values appended since `start`, each up to one of `ends`: the first for the field itself, the
  /// others for repetitions of its property.
  private mutating func noteValues(
    _ kind: NormalizationChange.Kind, _ contact: Contact, _ index: Int, from start: Int,
    _ ends: [Int]
  ) -> Bool {
    guard let first = ends.first else { return false }
    let old = contact.field(at: index)
    if ends.count == 1,
      contact.bytes(of: old).isEqual(to: edits.bytes.span.slice(start, first))
    {
      edits.bytes.removeLast(edits.bytes.count - start)
      return false
    }
    var begin = start
    for end in ends {
      edits.edits.append(
        ContactEdits.Edit(
          field: index, property: old.property, action: begin == start ? .replace : .repeatProperty,
          kind: kind, range: begin..<end))
      begin = end
    }
    return true
  }

  private mutating func tidyText(
    _ contact: Contact, _ index: Int, _ kind: NormalizationChange.Kind
  ) -> Bool {
    let text = contact.bytes(of: contact.field(at: index))
    if VisibleText.isTidy(text) { return false }
    let start = edits.bytes.count
    VisibleText.appendLines(text, to: &edits.bytes)
    // What has nothing visible in it stays: a rule that empties a value would lose it.
    if edits.bytes.count == start { return false }
    return edits.replace(kind, at: index, of: contact, from: start)
  }

  private mutating func tidyDate(
    _ contact: Contact, _ index: Int, _ counts: inout NormalizationCounts
  ) {
    let field = contact.field(at: index)
    if DateNormalizer.isTidy(contact.bytes(of: field)) { return }
    let start = edits.bytes.count
    guard let date = dates.date(of: contact.bytes(of: field)) else { return }
    edits.bytes.append(contentsOf: date.isoText.utf8)
    if edits.bytes.count == start {
      edits.add(.drop, .date, at: index, of: contact, from: start)
      counts.dates += 1
    } else if edits.replace(.date, at: index, of: contact, from: start) {
      counts.dates += 1
    }
  }

  private mutating func tidyLabel(
    _ contact: Contact, _ index: Int, _ counts: inout NormalizationCounts
  ) {
    let field = contact.field(at: index)
    guard field.label == .custom, let kind = PropertyKind(rawValue: field.kindCode),
      let standard = labels.standard(for: contact.bytes(of: field), of: kind)
    else { return }
    edits.add(.relabel(standard), .label, at: index, of: contact, from: edits.bytes.count)
    counts.labels += 1
  }
}

import ContactModel
import RecordStreams

@testable import VCardFormat

/// Parses text as one batch that is called `test.vcf`.
func parse(_ text: String, offset: Int = 0, firstLine: Int = 1) -> ParsedBatch<Contact> {
  parse(Array(text.utf8), offset: offset, firstLine: firstLine)
}

/// Parses bytes as one batch.
func parse(_ bytes: [UInt8], offset: Int = 0, firstLine: Int = 1) -> ParsedBatch<Contact> {
  VCardParser().parse(
    RecordBatch(
      input: InputIdentity(name: "test.vcf"), bytes: bytes, offset: offset, firstLine: firstLine))
}

/// A card of a version around the lines of a body.
func card(_ version: String, _ lines: [String]) -> String {
  (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
}

/// What a card with this body says, one text a property; see `describe`.
func read(_ version: String, _ lines: String...) -> [String] {
  let parsed = parse(card(version, lines))
  return parsed.records.count == 1 ? describe(parsed.records[0]) : ["\(parsed.records.count) cards"]
}

/// A contact as text, one a property: `phoneNumber:mobile*=1 parameters=;TYPE=VOICE`.
///
/// Flags: `*` preferred, `^` label of its own, `,` list, `?` free text, `@` reference, `b` base64,
/// `~` derived.
func describe(_ contact: Contact) -> [String] {
  describeFields(contact, onlyFirstLabel: false).map { $0.joined(separator: " ") }
}

/// The fields of every property as text; labels of all but the first may be left out, they say
/// nothing.
func describeFields(_ contact: Contact, onlyFirstLabel: Bool) -> [[String]] {
  var properties: [[String]] = []
  var start = 0
  while start < contact.fieldCount {
    let end = contact.endOfProperty(at: start)
    properties.append(
      (start..<end).map { index in
        describe(
          contact.field(at: index), in: contact, hasLabel: index == start || !onlyFirstLabel)
      })
    start = end
  }
  return properties
}

private func describe(_ field: Field, in contact: Contact, hasLabel: Bool) -> String {
  var text = field.part == .value ? "\(field.kind)" : "\(field.part)"
  if field.label != .none, hasLabel { text += ":\(field.label)" }
  let marks: [(FieldFlags, String)] = [
    (.preferred, "*"), (.ownLabel, "^"), (.list, ","), (.freeText, "?"), (.reference, "@"),
    (.base64, "b"), (.derived, "~"),
  ]
  for (flag, mark) in marks where field.flags.contains(flag) && (hasLabel || flag != .preferred) {
    text += mark
  }
  return text + "=" + contact.text(field)
}

/// Writes one contact.
func write(_ contact: Contact, _ version: VCardVersion) -> String {
  var encoder = VCardEncoder(version: version)
  var output: [UInt8] = []
  encoder.encode(contact, into: &output)
  return String(decoding: output, as: UTF8.self)
}

/// What a body of one version becomes in another: the lines between VERSION and END, unfolded lines
/// kept.
func convert(_ source: String, to version: VCardVersion, _ lines: String...) -> [String] {
  let parsed = parse(card(source, lines))
  guard let contact = parsed.records.first else { return [] }
  let written = write(contact, version).split(separator: "\r\n", omittingEmptySubsequences: false)
  return written.dropFirst(2).dropLast(2).map(String.init)
}

/// The codes of the diagnostics with their lines: `4 vcard-missing-end`.
func told(_ parsed: ParsedBatch<Contact>) -> [String] {
  parsed.diagnostics.map { "\($0.location.line) \($0.code)" }
}

public import ContactModel
import RecordStreams

/// Writes Kinfold's own JSON lines: one object a contact, everything a contact holds.
///
/// The object is documented in Docs/json.md.
public struct ContactLineEncoder: ContactEncoder {
  /// How the objects are joined.
  public enum Container: Sendable {
    /// One object a line.
    case lines
    /// One array, one object a line.
    case array
  }

  private let container: Container
  private let inputNames: [String]
  /// The first field of each property, sorted into members.
  private var properties: [[Int]]
  private var rest: [Int] = []

  /// Makes an encoder.
  ///
  /// - Parameter inputNames: The names of the run's inputs, for `provenance`.
  public init(container: Container = .lines, inputNames: [String] = []) {
    self.container = container
    self.inputNames = inputNames
    properties = Array(repeating: [], count: ContactSchema.members.count)
  }

  /// Appends what a file of this format begins with.
  public func begin(into output: inout [UInt8]) {
    if container == .array { output.append("[\n") }
  }

  /// Appends what a file of this format ends with.
  public func end(into output: inout [UInt8]) {
    if container == .array { output.append("\n]\n") }
  }

  /// What stands between two contacts.
  public var separator: StaticString { container == .array ? ",\n" : "" }

  /// Appends one contact.
  public mutating func encode(_ contact: Contact, into output: inout [UInt8]) {
    sort(contact)
    output.append("{\"kinfold\":")
    output.append(decimal: ContactSchema.version)
    for index in ContactSchema.members.indices where !properties[index].isEmpty {
      let member = ContactSchema.members[index]
      output.append(contentsOf: ContactSchema.memberKeys[index])
      write(properties[index], of: member, contact, into: &output)
    }
    if !rest.isEmpty { writeRest(contact, into: &output) }
    writeProvenance(contact.provenance, into: &output)
    output.append("}")
    if container == .lines { output.append("\n") }
  }

  private mutating func sort(_ contact: Contact) {
    for index in properties.indices { properties[index].removeAll(keepingCapacity: true) }
    rest.removeAll(keepingCapacity: true)
    var index = 0
    while index < contact.fieldCount {
      let end = contact.endOfProperty(at: index)
      let member = ContactSchema.memberOfKind[Int(contact.field(at: index).kindCode)]
      if member >= 0, fits(contact, index..<end, ContactSchema.members[member]),
        !isSingle(ContactSchema.members[member].layout) || properties[member].isEmpty
      {
        properties[member].append(index)
      } else {
        rest.append(index)
      }
      index = end
    }
  }

  private func isSingle(_ layout: ContactSchema.Layout) -> Bool {
    switch layout {
    case .text, .object: true
    default: false
    }
  }

  /// Says whether every field of the property has a place in the member: kinds of the member, each part once.
  private func fits(_ contact: Contact, _ range: Range<Int>, _ member: ContactSchema.Member) -> Bool
  {
    let first = contact.field(at: range.lowerBound)
    for index in range {
      let field = contact.field(at: index)
      guard member.kinds.contains(where: { $0.0 == field.kind }) else { return false }
      if case .texts = member.layout, field.part == .value { continue }
      for earlier in range.lowerBound..<index {
        let other = contact.field(at: earlier)
        if other.kindCode == field.kindCode, other.partCode == field.partCode { return false }
      }
      if field.labelCode != first.labelCode && field.part != .label && field.labelCode != 0 {
        return false
      }
    }
    return true
  }

  private func write(
    _ starts: [Int], of member: ContactSchema.Member, _ contact: Contact,
    into output: inout [UInt8]
  ) {
    if isSingle(member.layout) {
      writeProperty(starts[0], of: member, contact, into: &output)
      return
    }
    output.append("[")
    for (position, start) in starts.enumerated() {
      if position > 0 { output.append(",") }
      writeProperty(start, of: member, contact, into: &output)
    }
    output.append("]")
  }

  private func writeProperty(
    _ start: Int, of member: ContactSchema.Member, _ contact: Contact, into output: inout [UInt8]
  ) {
    let end = contact.endOfProperty(at: start)
    let first = contact.field(at: start)
    switch member.layout {
    case .text where end == start + 1 && first.flagBits == 0 && first.labelCode == 0:
      JSONText.encode(contact.bytes(of: first), into: &output)
      return
    case .texts where isPlain(contact, start..<end):
      for index in start..<end {
        if index > start { output.append(",") }
        JSONText.encode(contact.bytes(of: contact.field(at: index)), into: &output)
      }
      return
    default: break
    }
    output.append("{")
    var separator = false
    for index in start..<end {
      writeField(contact.field(at: index), of: member, contact, &separator, into: &output)
    }
    writeLabelAndFlags(first, &separator, into: &output)
    output.append("}")
  }

  private func isPlain(_ contact: Contact, _ range: Range<Int>) -> Bool {
    for index in range {
      let field = contact.field(at: index)
      if field.part != .value || field.flagBits != 0 || field.labelCode != 0 { return false }
    }
    return true
  }

  private func writeField(
    _ field: Field, of member: ContactSchema.Member, _ contact: Contact, _ separator: inout Bool,
    into output: inout [UInt8]
  ) {
    if field.part == .value {
      if case .images = member.layout {
        writeImage(field, contact, &separator, into: &output)
        return
      }
      Self.append(ContactSchema.valueKeys[Int(field.kindCode)], &separator, into: &output)
    } else if field.part == .label {
      Self.memberKey(
        ContactSchema.namesItself(field.kind) ? "name" : "customLabel", &separator, into: &output)
    } else {
      Self.append(ContactSchema.partKeys[Int(field.partCode)], &separator, into: &output)
    }
    JSONText.encode(contact.bytes(of: field), into: &output)
  }

  private func writeImage(
    _ field: Field, _ contact: Contact, _ separator: inout Bool, into output: inout [UInt8]
  ) {
    let bytes = contact.bytes(of: field)
    if field.flags.contains(.reference) {
      Self.memberKey("url", &separator, into: &output)
      JSONText.encode(bytes, into: &output)
      return
    }
    Self.memberKey("base64", &separator, into: &output)
    output.append("\"")
    if field.flags.contains(.base64) {
      output.append(bytes)
    } else {
      Base64.encode(bytes, into: &output)
    }
    output.append("\"")
  }

  private func writeLabelAndFlags(
    _ field: Field, _ separator: inout Bool, into output: inout [UInt8]
  ) {
    let label = field.label
    if label != .none, label != .custom {
      Self.memberKey("label", &separator, into: &output)
      output.append(contentsOf: ContactSchema.quotedLabels[Int(label.rawValue)])
    }
    for (flag, name) in Self.flagNames where field.flags.contains(flag) {
      Self.memberKey(name, &separator, into: &output)
      output.append("true")
    }
  }

  static let flagNames: [(FieldFlags, String)] = [
    (.preferred, "preferred"), (.freeText, "freeText"), (.derived, "derived"), (.list, "list"),
    (.ownLabel, "ownLabel"),
  ]

  /// Writes the properties that no member takes, field by field.
  private func writeRest(_ contact: Contact, into output: inout [UInt8]) {
    Self.key("more", into: &output)
    output.append("[")
    for (position, start) in rest.enumerated() {
      output.append(position > 0 ? ",[" : "[")
      for index in start..<contact.endOfProperty(at: start) {
        let field = contact.field(at: index)
        output.append(index > start ? ",{\"kind\":\"" : "{\"kind\":\"")
        output.append(contentsOf: "\(field.kind)".utf8)
        output.append("\",\"part\":\"")
        output.append(contentsOf: "\(field.part)".utf8)
        output.append("\"")
        if field.labelCode != 0 {
          output.append(",\"labelCode\":")
          output.append(decimal: Int(field.labelCode))
        }
        if field.flagBits != 0 {
          output.append(",\"flags\":")
          output.append(decimal: Int(field.flagBits))
        }
        writeRestValue(field, contact, into: &output)
        output.append("}")
      }
      output.append("]")
    }
    output.append("]")
  }

  private func writeRestValue(_ field: Field, _ contact: Contact, into output: inout [UInt8]) {
    let isBinary =
      [.image, .thumbnail, .logo].contains(field.kind) && field.part == .value
      && !field.flags.contains(.base64) && !field.flags.contains(.reference)
    if isBinary {
      output.append(",\"base64\":\"")
      Base64.encode(contact.bytes(of: field), into: &output)
      output.append("\"")
    } else {
      output.append(",\"text\":")
      JSONText.encode(contact.bytes(of: field), into: &output)
    }
  }

  private func writeProvenance(_ provenance: Provenance, into output: inout [UInt8]) {
    guard provenance.record > 0 else { return }
    Self.key("provenance", into: &output)
    output.append("{")
    if provenance.input < inputNames.count {
      output.append("\"input\":")
      JSONText.encode(Array(inputNames[provenance.input].utf8).span, into: &output)
      output.append(",")
    }
    output.append("\"record\":")
    output.append(decimal: provenance.record)
    output.append(",\"line\":")
    output.append(decimal: provenance.line)
    output.append(",\"offset\":")
    output.append(decimal: provenance.offset)
    output.append(",\"length\":")
    output.append(decimal: provenance.length)
    output.append("}")
  }

  private static func key(_ name: String, into output: inout [UInt8]) {
    output.append(",\"")
    output.append(contentsOf: name.utf8)
    output.append("\":")
  }

  /// Appends a key that stands ready with its quotes and colon.
  private static func append(
    _ key: [UInt8], _ separator: inout Bool, into output: inout [UInt8]
  ) {
    if separator { output.append(UInt8(ascii: ",")) }
    separator = true
    output.append(contentsOf: key)
  }

  private static func memberKey(
    _ name: String, _ separator: inout Bool, into output: inout [UInt8]
  ) {
    output.append(separator ? ",\"" : "\"")
    separator = true
    output.append(contentsOf: name.utf8)
    output.append("\":")
  }
}

import ContactModel
import RecordStreams

@testable import Reports
@testable import Unification

/// A small invented book with groups made by hand, so that texts do not depend on the model.
struct Book {
  var contacts: [Contact] = []
  var groups: [MatchGroup] = []
  var explanations: [Set<Int>: PairExplanation] = [:]
  var inputNames = ["people.vcf"]
  var isRedacted = false

  /// Adds a contact ten lines behind the last one.
  mutating func add(_ contact: MutableContact, input: Int = 0) {
    var contact = contact
    let record = contacts.count
    contact.provenance = Provenance(
      input: input, record: record + 1, line: record * 10 + 1, offset: record * 100, length: 100)
    contacts.append(Contact(contact))
  }

  /// Adds a group of contacts, each a list of records from 0.
  mutating func group(_ contacts: [[Int]], links: [MatchLink], refused: [MatchLink] = []) {
    var number = groups.flatMap(\.contacts).count
    groups.append(
      MatchGroup(
        number: groups.count + 1,
        contacts: contacts.map { records in
          number += 1
          return MatchedContact(number: number, members: records.map { member($0, links) })
        }, links: links, refused: refused))
  }

  private func member(_ record: Int, _ links: [MatchLink]) -> MatchMember {
    let best = links.filter { $0.first == record || $0.second == record }.map(\.score).max()
    return MatchMember(
      record: record, provenance: contacts[record].provenance, score: best ?? 0,
      fingerprint: fingerprint(record))
  }

  func fingerprint(_ record: Int) -> UInt64 { 0xABC0_0000_0000_0000 + UInt64(record) }

  var source: MatchReportSource {
    var source = MatchReportSource(
      groups: groups, recordCount: contacts.count, inputNames: inputNames,
      explain: { explanations[[$0, $1]] ?? explanation([]) },
      locate: { (contacts[$0].provenance, fingerprint($0)) },
      fetch: { contacts[$0.record - 1] }, merge: { $0.first ?? Contact(MutableContact()) })
    source.isRedacted = isRedacted
    return source
  }

  func text(_ format: MatchReportFormat) throws -> String {
    var bytes: [UInt8] = []
    try source.write(format) { bytes.append($0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

func link(
  _ first: Int, _ second: Int, _ score: Double, isSure: Bool = true, isDecided: Bool = false,
  contradictions: [Contradiction] = []
) -> MatchLink {
  MatchLink(
    first: first, second: second, score: score, isSure: isSure, isDecided: isDecided,
    contradictions: contradictions)
}

func explanation(
  _ fields: [(ComparisonField, String, Double)], prior: Double = -10, rivals: Double = 0,
  rivalName: String = "", contradictions: [Contradiction] = []
) -> PairExplanation {
  PairExplanation(
    prior: prior,
    fields: fields.map { FieldEvidence(field: $0.0, level: $0.1, bits: $0.2, chance: 0.00123) },
    rivals: rivals, rivalName: rivalName,
    score: fields.reduce(prior + rivals) { $0 + $1.2 }, contradictions: contradictions)
}

func person(
  _ given: String, _ family: String = "", phone: [String] = [], email: [String] = [],
  birthday: String = "", organization: String = "", uid: String = ""
) -> MutableContact {
  var contact = MutableContact()
  contact.givenName = given
  contact.familyName = family
  contact.phoneNumbers = phone.map { LabeledValue(label: .mobile, value: $0) }
  contact.emailAddresses = email.map { LabeledValue(label: .home, value: $0) }
  contact.birthday = ContactDate(isoText: birthday)
  contact.organizationName = organization
  contact.uid = uid
  return contact
}

extension Book {
  /// A sure group of two, and a group for review: two surely one, a third perhaps, and a fourth kept apart.
  static var sample: Book {
    var book = Book()
    book.add(
      person(
        "Robert", "Wexley", phone: ["+1 202 555 0143"], email: ["bob@example.com"], uid: "u-1"))
    book.add(person("Bob", "Wexley", phone: ["(202) 555-0143", "202 555 0144"]))
    book.add(person("Ann", "Lee", email: ["ann@example.org"], birthday: "1951-02-03"))
    book.add(person("Ann", "Lee", email: ["ann@example.org"]))
    book.add(person("A.", "Lee", organization: "Lee & Sons"))
    book.add(person("Ann", "Lee", birthday: "1983-07-21"))
    book.explanations = [
      [0, 1]: explanation([
        (.given, "nickname", 3), (.family, "exact", 6.1), (.phone, "shared", 12.3),
      ]),
      [2, 3]: explanation([
        (.given, "exact", 4), (.family, "exact", 3.5), (.email, "shared", 14),
      ]),
      [3, 4]: explanation(
        [(.given, "initial", 1), (.family, "exact", 11.5)], rivals: -1.4,
        rivalName: "two people of one household"),
      [2, 5]: explanation(
        [(.given, "exact", 4), (.family, "exact", 3.5), (.birthday, "differ", -8)],
        contradictions: [.birthday]),
    ]
    book.group([[0, 1]], links: [link(0, 1, 11.4)])
    book.group(
      [[2, 3], [4]], links: [link(2, 3, 11.5), link(3, 4, 1.1, isSure: false)],
      refused: [link(2, 5, -10.5, isSure: false, contradictions: [.birthday])])
    return book
  }
}

extension Book {
  /// Names that are markup, orders to a terminal, overrides of direction, separators, and very long.
  static let hostileNames = [
    "Tab\tand\nline\r\nfeed", "<script>alert('x')</script>", "\u{1B}[31mRed\u{1B}]0;title\u{7}",
    "\u{202E}redrO\u{202C}\u{2066}x\u{2069}", "\"quoted\" \\ back", "=cmd|' /C calc'!A0",
    "\u{0}\u{7F}\u{85}\u{9B}1m\u{2028}\u{2029}\u{FEFF}\u{E0001}",
    String(repeating: "long ", count: 2000),
    "Z" + String(repeating: "\u{300}\u{316}", count: 500), "👨‍👩‍👧‍👦 家族 שלום",
  ]

  /// Groups of two of them, each with the next.
  static var hostile: Book {
    var book = Book()
    book.inputNames = ["we\tird\n\u{1B}[2J\u{202E}.vcf"]
    for name in hostileNames {
      book.add(
        person(
          name, phone: [name], email: ["\(name)@example.com"], organization: name, uid: name))
    }
    for first in stride(from: 0, to: hostileNames.count, by: 2) {
      book.explanations[[first, first + 1]] = explanation(
        [
          (.given, "typo", 2), (.phone, "shared", 12), (.email, "same local", 3),
          (.organization, "differ", -2),
        ], contradictions: [.givenName])
      book.group(
        [[first], [first + 1]],
        links: [link(first, first + 1, 5, isSure: false, contradictions: [.givenName])])
    }
    return book
  }
}

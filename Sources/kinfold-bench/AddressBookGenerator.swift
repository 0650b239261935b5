import ContactModel
import RecordStreams

/// Makes an invented address book of any size: people, and the several cards that programs keep of them.
///
/// The same seed makes the same book on every machine. About half the people have one card, the others up to
/// six, with other spellings, other numbers' formats, nicknames, typing errors.
struct AddressBookGenerator {
  private var random: SplitMix64
  private var person = Person()
  private var copiesLeft = 0
  private var made = 0

  init(seed: UInt64) { random = SplitMix64(state: seed) }

  private struct Person {
    var given = ""
    var middle = ""
    var family = ""
    var mobile = ""
    var email = ""
    var organization = ""
    var title = ""
    var street = ""
    var city = 0
    var postcode = ""
    var birthday = ""
  }

  /// Makes the next card.
  mutating func next(into builder: inout ContactBuilder) -> Contact {
    if copiesLeft == 0 { startPerson() }
    copiesLeft -= 1
    made += 1
    let given = misspell(random.chance(12) ? String(person.given.prefix(4)) : person.given, 5)
    let family = misspell(person.family, 5)
    builder.single(.uid, "bench-\(made)")
    builder.single(.formattedName, "\(given) \(family)")
    builder.beginProperty()
    builder.append(.familyName, text: family)
    builder.append(.givenName, text: given)
    if !person.middle.isEmpty, random.chance(60) {
      builder.append(.middleName, text: person.middle)
    }
    if random.chance(80) { add(.phoneNumber, .mobile, phoneText(), to: &builder) }
    if random.chance(70) { add(.emailAddress, .home, emailText(), to: &builder) }
    if !person.organization.isEmpty, random.chance(60) {
      builder.single(.organizationName, person.organization)
      builder.single(.jobTitle, person.title)
    }
    if random.chance(50) { addAddress(to: &builder) }
    if random.chance(30) { builder.single(.birthday, person.birthday) }
    return builder.finish()
  }

  private mutating func startPerson() {
    copiesLeft = [1, 1, 1, 1, 1, 1, 2, 2, 3, 4][random.below(10)]
    let places = Self.cities
    person = Person(
      given: pick(Self.givenNames), middle: random.chance(40) ? pick(Self.givenNames) : "",
      family: pick(Self.familyNames) + (random.chance(10) ? "-" + pick(Self.familyNames) : ""))
    person.mobile =
      "\(201 + random.below(700))\(200 + random.below(790))\(1000 + random.below(9000))"
    person.email =
      "\(person.given.lowercased()).\(person.family.lowercased())\(random.below(9999))@"
      + ["example.com", "example.org", "example.net", "mail.example"][random.below(4)]
    if random.chance(55) {
      person.organization =
        "\(pick(Self.words)) \(pick(Self.words)) \(["Inc.", "LLC", "GmbH"][random.below(3)])"
      person.title = pick(["Engineer", "Director", "Analyst", "Teacher", "Consultant"])
    }
    person.street =
      "\(1 + random.below(9999)) \(pick(Self.words)) \(["Street", "Avenue", "Road"][random.below(3)])"
    person.city = random.below(places.count)
    person.postcode = "\(10000 + random.below(89999))"
    person.birthday =
      "\(1940 + random.below(66))-\(two(1 + random.below(12)))-\(two(1 + random.below(28)))"
  }

  private mutating func add(
    _ kind: PropertyKind, _ label: StandardLabel, _ text: String, to builder: inout ContactBuilder
  ) {
    builder.beginProperty()
    builder.append(kind, label: label, text: text)
  }

  private mutating func addAddress(to builder: inout ContactBuilder) {
    let place = Self.cities[person.city]
    builder.beginProperty()
    builder.append(.postalAddress, .street, label: .home, text: misspell(person.street, 8))
    builder.append(.postalAddress, .city, label: .home, text: place.0)
    builder.append(.postalAddress, .state, label: .home, text: place.1)
    builder.append(.postalAddress, .postalCode, label: .home, text: person.postcode)
    builder.append(.postalAddress, .country, label: .home, text: "USA")
  }

  private mutating func phoneText() -> String {
    let digits = person.mobile
    let area = digits.prefix(3)
    let rest = digits.dropFirst(3)
    switch random.below(4) {
    case 0: return "+1\(digits)"
    case 1: return "(\(area)) \(rest.prefix(3))-\(rest.dropFirst(3))"
    case 2: return "\(area)-\(rest.prefix(3))-\(rest.dropFirst(3))"
    default: return "+1 \(area) \(rest.prefix(3)) \(rest.dropFirst(3))"
    }
  }

  private mutating func emailText() -> String {
    random.chance(10) ? person.email.uppercased() : person.email
  }

  /// Swaps two letters in so many of a hundred cases.
  private mutating func misspell(_ text: String, _ percent: Int) -> String {
    guard random.chance(percent) else { return text }
    var letters = Array(text)
    guard letters.count > 3 else { return text }
    letters.swapAt(1, 2)
    return String(letters)
  }

  /// Picks one; earlier ones more often, as names are.
  private mutating func pick(_ choices: [String]) -> String {
    choices[min(random.below(choices.count), random.below(choices.count))]
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let givenNames = combine(
    [
      "Al", "Ber", "Cla", "Dor", "El", "Fran", "Ger", "Han", "Is", "Jo", "Ka", "Le", "Mar", "Na",
      "Os", "Pa", "Ro", "Sa", "Ty", "Vi",
    ],
    ["a", "en", "ia", "o", "bert", "ina", "ie", "us", "ène", "olf", "is", "ette", "ard", "y", "ün"])
  private static let familyNames = combine(
    [
      "Ander", "Bur", "Carl", "Dav", "Ek", "Fost", "Gar", "Hol", "Iver", "Jans", "Kov", "Lind",
      "Mor", "Nor", "Ort", "Pet", "Quin", "Ros", "Stan", "Wal",
    ],
    [
      "son", "ton", "ley", "berg", "ez", "mann", "ski", "er", "ford", "well", "ić", "ov", "land",
      "strøm", "ing", "eau", "e", "croft", "by", "field",
    ])
  private static let words = combine(
    ["Oak", "Elm", "Lake", "Hill", "Mill", "Park", "Sun", "Iron", "Silver", "North"],
    ["", "wood", "side", "gate", "view", "bridge"])
  private static let cities = [
    ("Springfield", "IL"), ("Portland", "OR"), ("Austin", "TX"), ("Dayton", "OH"), ("Salem", "MA"),
    ("Madison", "WI"), ("Aurora", "CO"), ("Albany", "NY"), ("Fresno", "CA"), ("Macon", "GA"),
  ]

  private static func combine(_ heads: [String], _ tails: [String]) -> [String] {
    heads.flatMap { head in tails.map { head + $0 } }
  }
}

/// SplitMix64 by Steele, Lea and Flood: small, seeded, the same everywhere.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

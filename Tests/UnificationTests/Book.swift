import ContactModel

/// A seeded invented address book with duplicates, for tests of properties.
struct Book {
  var contacts: [Contact] = []
  /// Which person each contact is.
  var truth: [Int] = []
  private var state: UInt64

  static let given = [
    "Ann", "Robert", "Mia", "Carl", "Eva", "Tom", "Ida", "Sven", "Nora", "Hugo", "Lena", "Omar",
    "Paula", "Quentin", "Rosa", "Stefan", "Tina", "Ugo", "Vera", "Walter",
  ]
  static let family = [
    "Lee", "Jonas", "Cole", "Stone", "Ende", "Wexley", "Idem", "Solo", "Berg", "Castell", "Dorn",
    "Engel", "Fabian", "Gruber", "Hansen", "Ibsen", "Jung", "Kaplan", "Lindt", "Mayer",
  ]

  init(people: Int, seed: UInt64) {
    state = seed
    for person in 0..<people {
      let given = Self.given[random(Self.given.count)]
      let family = Self.family[random(Self.family.count)]
      let phone = "+1202555\(1000 + person)"
      let mail = "\(given.lowercased())\(person)@example.com"
      let year = 1950 + random(50)
      for copy in 0...random(3) {
        let name =
          copy > 0 && random(6) == 0 ? "\(given.prefix(1)). \(family)" : "\(given) \(family)"
        let way = random(4)
        contacts.append(
          UnificationTests.person(
            name, phone: way > 0 ? phone : "", email: way < 2 ? mail : "",
            birthday: random(3) == 0 ? "\(year)-0\(1 + person % 9)-1\(person % 9)" : "",
            street: random(3) == 0 ? "\(person + 1) Oak Street" : "",
            postcode: random(3) == 0 ? "620\(10 + person % 80)" : ""))
        truth.append(person)
      }
    }
  }

  mutating func random(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// The positions 0..<count in another order.
  mutating func shuffledPositions(_ count: Int) -> [Int] {
    var order = Array(0..<count)
    for position in stride(from: count - 1, to: 0, by: -1) {
      order.swapAt(position, random(position + 1))
    }
    return order
  }
}

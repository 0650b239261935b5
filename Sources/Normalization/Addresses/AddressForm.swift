/// Where the parts of an address key lie in the bytes they were appended to; empty ranges for what is missing.
package struct AddressForm: Sendable, Hashable {
  /// The street's words, abbreviated alike, without house number and unit: `main st`.
  package var street: Range<Int>
  /// The house number: `12a`.
  package var houseNumber: Range<Int>
  /// The apartment or suite: `4b`.
  package var unit: Range<Int>
  /// The post code without spaces: `sw1a1aa`.
  package var postalCode: Range<Int>
  /// The city's words.
  package var city: Range<Int>
  /// The state's words; two letters for states of the USA, Canada and Australia.
  package var state: Range<Int>
  /// The country.
  package var country: CountryCode

  init(emptyAt here: Int) {
    street = here..<here
    houseNumber = here..<here
    unit = here..<here
    postalCode = here..<here
    city = here..<here
    state = here..<here
    country = .none
  }

  /// Whether nothing is left of the address; a country alone is nothing.
  package var isEmpty: Bool {
    street.isEmpty && houseNumber.isEmpty && unit.isEmpty && postalCode.isEmpty && city.isEmpty
      && state.isEmpty
  }
}

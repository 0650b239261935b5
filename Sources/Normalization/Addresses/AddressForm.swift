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
  /// The state's words.
  package var state: Range<Int>
  /// The country.
  package var country: CountryCode

  /// Whether nothing is left of the address.
  package var isEmpty: Bool {
    street.isEmpty && houseNumber.isEmpty && unit.isEmpty && postalCode.isEmpty && city.isEmpty
      && state.isEmpty
  }
}

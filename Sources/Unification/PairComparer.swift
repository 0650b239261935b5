import Normalization
import UnicodeText

/// Compares two records of a store field by field.
///
/// The outcome depends on the two records and on the frequencies in the book, not on their order.
///
/// A class, immutable, because it holds some sixty columns: passing it on must cost one retain, not sixty.
final class PairComparer: Sendable {
  let store: FeatureStore
  let index: FeatureIndex
  let names: SymbolTable
  let streets: SymbolTable
  let cities: SymbolTable
  let postcodes: SymbolTable
  let organizations: SymbolTable
  let identifierValues: SymbolTable
  let units: SymbolTable
  let houses: SymbolTable
  let identifierNames: SymbolTable
  let nicknames = NicknameTable.shared

  init(store: consuming FeatureStore, threads: Int = 1) throws {
    self.store = store
    names = self.store[.name]
    streets = self.store[.street]
    cities = self.store[.city]
    postcodes = self.store[.postcode]
    organizations = self.store[.organization]
    identifierValues = self.store[.identifierValue]
    units = self.store[.unit]
    houses = self.store[.house]
    identifierNames = self.store[.identifierName]
    index = try FeatureIndex(self.store, threads: threads)
  }

  func compare(_ a: Int, _ b: Int) -> ComparisonVector {
    var vector = ComparisonVector()
    compareNames(a, b, &vector)
    comparePhones(a, b, &vector)
    compareEmails(a, b, &vector)
    compareBirthdays(a, b, &vector)
    compareAddresses(a, b, &vector)
    compareOrganizations(a, b, &vector)
    compareKeys(a, b, &vector)
    return vector
  }

  /// How likely another record has a value that `count` of `total` records have, the two compared left out.
  ///
  /// `prior` values in `strength` unseen records stand for what a small book cannot know.
  @inline(__always)
  static func chance(
    _ count: UInt32, besides own: Float, of total: Int, prior: Float, strength: Float
  ) -> Float {
    let others = max(Float(count) - own, 0)
    return min((others + prior) / (Float(total) + strength), 1)
  }
}

import ContactModel
import Testing

@testable import Normalization

@Suite("Small values")
struct CountryCodeTests {
  @Test(
    "a country's code is two letters in either case",
    arguments: [("US", "US"), ("de", "DE"), ("U1", nil), ("USA", nil), ("", nil), ("é", nil)]
      as [(String, String?)])
  func code(text: String, expected: String?) {
    #expect(CountryCode(text)?.code == expected)
  }

  @Test("a packed date gives its parts back")
  func packedDate() {
    let date = PackedDate(ContactDate(year: 1985, month: 4, day: 12))
    #expect(date.year == 1985 && date.month == 4 && date.day == 12 && date.isComplete)
    let partial = PackedDate(ContactDate(month: 12, day: 31))
    #expect(partial.year == 0 && partial.month == 12 && partial.day == 31 && !partial.isComplete)
    #expect(PackedDate(ContactDate()) == .none)
    #expect(PackedDate(ContactDate(year: 12_000)) == .none)
  }

  @Test("counts add up")
  func counts() {
    var counts = NormalizationCounts()
    counts.phones = 2
    counts.emailsLeft = 1
    var sum = counts
    sum.add(counts)
    #expect(sum.phones == 4 && sum.emailsLeft == 2 && sum.changes == 4)
  }

  @Test("percent signs are decoded where two digits follow")
  func percent() {
    var text = Array("a%2Bb%4%zz%C3%A9".utf8)
    PercentEncoding.decode(&text)
    #expect(String(decoding: text, as: UTF8.self) == "a+b%4%zzé")
  }
}

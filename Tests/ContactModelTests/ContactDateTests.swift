import ContactModel
import Testing

struct ContactDateTests {
  @Test(
    "ISO texts are read and written",
    arguments: [
      ("1990-04-15", "1990-04-15"), ("19900415", "1990-04-15"), ("--04-15", "--04-15"),
      ("--0415", "--04-15"), ("1990-04", "1990-04"), ("1990", "1990"), ("--04", "--04"),
      ("---15", "---15"), ("2000-02-29", "2000-02-29"), ("0206-12-15", "0206-12-15"),
    ])
  func readAndWrite(text: String, expected: String) {
    #expect(ContactDate(isoText: text)?.isoText == expected)
  }

  @Test(
    "what no calendar has is no date",
    arguments: [
      "", "1990-13-01", "1990-02-30", "--00-10", "abc", "1990-4-1", "1990-04-15T00:00", "-",
    ])
  func refused(text: String) {
    #expect(ContactDate(isoText: text) == nil)
  }
}

import ContactModel
import Testing

@testable import Normalization

@Suite("Dates")
struct DateNormalizerTests {
  @Test(
    "a date is stored as ISO text and compared without sentinels",
    arguments: [
      ("1604-05-09", "--05-09", "0-5-9"), ("--0509", "--05-09", "0-5-9"),
      ("19850412", "1985-04-12", "1985-4-12"), ("1985-04-12T00:00:00Z", "1985-04-12", "1985-4-12"),
      ("1985-04-11T23:00:00Z", "1985-04-12", "1985-4-12"), ("0/0/00", "", "0-0-0"),
      ("13/04/1985", "1985-04-13", "1985-4-13"), ("1985-04", "1985-04", "1985-4-0"),
      ("15.4.1990", "1990-04-15", "1990-4-15"), ("04/05/1985", nil, "0-0-0"),
      ("4501-01-01", "", "0-0-0"), ("1900-01-01", "1900-01-01", "0-0-0"),
      ("1970-01-01", "1970-01-01", "0-0-0"), ("1601-01-01", "1601-01-01", "0-0-0"),
      ("circa 1800", nil, "0-0-0"), ("", nil, "0-0-0"), ("31.4.1990", nil, "0-0-0"),
      ("1990/4/15", "1990-04-15", "1990-4-15"), ("1799-04-15", "1799-04-15", "0-0-0"),
      ("1999-12-31T22:00:00Z", "2000-01-01", "2000-1-1"), ("--02-29", "--02-29", "0-2-29"),
    ] as [(String, String?, String)])
  func reads(text: String, stored: String?, key: String) {
    let bytes = Array(text.utf8)
    #expect(DateNormalizer().date(of: bytes.span)?.isoText == stored)
    let packed = DateNormalizer().key(of: bytes.span)
    #expect("\(packed.year)-\(packed.month)-\(packed.day)" == key)
  }
}

import Testing

@testable import VCardFormat

@Suite struct VCardDatesTests {
  @Test(
    "birthdays are read in every form seen",
    arguments: [
      ("BDAY:1993-01-02", "birthday=1993-01-02"), ("BDAY:19930102", "birthday=1993-01-02"),
      ("BDAY:--0412", "birthday=--04-12"), ("BDAY;VALUE=DATE:--02-29", "birthday=--02-29"),
      ("BDAY:---05", "birthday=---05"), ("BDAY:1985-04", "birthday=1985-04"),
      ("BDAY:1985", "birthday=1985"), ("BDAY:19700102T000000", "birthday=1970-01-02"),
      ("BDAY:1953-10-15T23:10:00Z", "birthday=1953-10-15 timeOfDay=T23:10:00Z"),
      ("BDAY:19531015T231000Z", "birthday=1953-10-15 timeOfDay=T23:10:00Z"),
      ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-09", "birthday=--05-09"),
      ("BDAY;value=date:1604-06-26", "birthday=--06-26"),
      ("BDAY;X-APPLE-OMIT-YEAR=1900:1900-01-05", "birthday=--01-05"),
      ("BDAY:1604-01-05T00:00:00Z", "birthday=--01-05"),
      ("BDAY:1990-4-5", "birthday=1990-04-05"),
      ("BDAY;VALUE=text:circa 1800", "birthday?=circa 1800"),
      ("BDAY:206-12-15", "birthday=0206-12-15"), ("BDAY:1990-13-40", "birthday?=1990-13-40"),
      ("ANNIVERSARY:20010203", "date:anniversary=2001-02-03"),
      (
        "X-EVOLUTION-ANNIVERSARY:2001-02-03",
        "date:anniversary=2001-02-03 sourceName=X-EVOLUTION-ANNIVERSARY"
      ),
      (
        "X-ALTBDAY;CALSCALE=chinese:1990-01-02",
        "nonGregorianBirthday=1990-01-02 parameters=;CALSCALE=chinese"
      ),
    ])
  func dates(line: String, expected: String) {
    #expect(read("4.0", line) == [expected])
  }

  @Test("a date with a label of its own")
  func labelled() {
    #expect(
      read("3.0", "item2.X-ABDATE;type=pref:2001-02-03", "item2.X-ABLabel:_$!<Anniversary>!$_")
        == ["date:anniversary*^=2001-02-03 group=item2"])
  }

  @Test("a date that is none is told")
  func text() {
    #expect(told(parse(card("3.0", ["BDAY:next week"]))) == ["3 vcard-date-as-text"])
  }
}

import ContactModel
import RecordStreams
import Testing

@testable import VCardFormat

/// What properties mean; one row a property.
@Suite struct VCardDecoderTests {
  @Test(
    "names and work",
    arguments: [
      (
        "N:Doe;Jane;Q.;Dr.;Jr.",
        "familyName=Doe givenName=Jane middleName=Q. namePrefix=Dr. nameSuffix=Jr."
      ),
      ("N:Staff", "familyName=Staff"),
      ("N:Doe;A,B;;;", "familyName=Doe givenName,=A,B"),
      ("N:Doe;A\\,B;;;", "familyName=Doe givenName=A,B"),
      ("N:Doe;Jo;;;;Roe;III", "familyName=Doe givenName=Jo rest=;Roe;III"),
      ("FN:Doe, John", "formattedName=Doe, John"),
      ("NICKNAME:Jo,Johnny", "nickname=Jo nickname=Johnny"),
      ("X-NICKNAME:Jo", "nickname=Jo sourceName=X-NICKNAME"),
      (
        "ORG:Comma\\, Dash & Co;Sales;West",
        "organizationName=Comma, Dash & Co departmentName=Sales departmentName=West"
      ),
      ("ORG:Acme;", "organizationName=Acme"),
      ("X-MAIDENNAME:Roe", "previousFamilyName=Roe"),
      ("X-PHONETIC-FIRST-NAME:Jayn", "phoneticGivenName=Jayn"),
      ("X-PHONETIC-MIDDLE-NAME:K", "phoneticMiddleName=K"),
      ("X-PHONETIC-LAST-NAME:Doh", "phoneticFamilyName=Doh"),
      ("X-PHONETIC-ORG:Akme", "phoneticOrganizationName=Akme"),
      (
        "SOUND;X-IRMC-N:ﾃｽﾄ;ﾀﾛｳ;;;", "phoneticFamilyName=ﾃｽﾄ phoneticGivenName=ﾀﾛｳ sourceName=SOUND"
      ),
      ("TITLE:Nurse", "jobTitle=Nurse"), ("ROLE:Lead", "role=Lead"),
      ("NOTE:a, b\\, c; d\\nC:\\\\new \\x", "note=a, b, c; d\nC:\\new \\x"),
      ("CATEGORIES:a\\,b, c", "category=a,b category=c"),
      ("UID:urn:uuid:1", "uid=urn:uuid:1"), ("REV:20200101T000000Z", "revisedAt=20200101T000000Z"),
      ("PRODID:-//X//Y", "productIdentifier=-//X//Y"), ("LANG:de", "language=de"),
      ("TZ:-05:00", "timeZone=-05:00"), ("CREATED:20200101T000000Z", "createdAt=20200101T000000Z"),
      ("GEO:1.5;2.5", "geoPosition=geo:1.5,2.5"), ("GEO:geo:1,2;u=9", "geoPosition=geo:1,2;u=9"),
      ("X-GENDER:Female", "gender=Female"),
    ])
  func texts(line: String, expected: String) {
    #expect(read("3.0", line) == [expected])
  }

  @Test("a name of which all separators were escaped is split, if FN agrees")
  func overEscaped() {
    let parsed = parse(
      card("3.0", ["N:Hale\\;Astrid\\;\\;\\;;;;;", "FN:Astrid Hale"])
        + card("3.0", ["N:Smith\\; Sons;;;;", "FN:Smith; Sons"]))
    #expect(
      parsed.records.map { describe($0)[0] } == [
        "familyName=Hale givenName=Astrid", "familyName=Smith; Sons",
      ])
    #expect(told(parsed) == ["3 vcard-name-repaired"])
  }

  @Test(
    "what a card stands for",
    arguments: [
      ("KIND:group", "contactType=group"), ("KIND:org", "contactType=organization"),
      ("KIND:individual", "contactType=person"), ("KIND:location", "unknown=location label=KIND"),
      ("X-ADDRESSBOOKSERVER-KIND:group", "contactType=group"),
      ("X-ABShowAs:COMPANY", "contactType=organization"),
      ("MEMBER:urn:uuid:1", "member=urn:uuid:1"),
      ("X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:AAAA", "member=urn:uuid:AAAA"),
    ])
  func kinds(line: String, expected: String) {
    #expect(read("4.0", line) == [expected])
  }

  @Test("labels of a group are found whatever the case and the order; the unused stay")
  func groups() {
    #expect(
      read(
        "3.0", "item1.X-ABLabel:_$!<Other>!$_", "ITEM1.EMAIL;type=INTERNET;type=pref:a@example.com",
        "item2.TEL:+1", "item2.X-ABLabel:Boat\\, red", "4L.URL:http://example.com",
        "4L.X-ABLABEL:_$!<HomePage>!$_", "item4.TEL:2", "item4.X-ABLabel:", "item9.X-ABLabel:lost")
        == [
          "emailAddress:other*^=a@example.com group=ITEM1 parameters=;TYPE=INTERNET",
          "phoneNumber:custom^=+1 label:custom=Boat, red group=item2",
          "urlAddress:homePage^=http://example.com group=4L", "phoneNumber^=2 group=item4",
          "unknown=lost label=X-ABLabel group=item9",
        ])
  }

  @Test("many groups are found as few are")
  func manyGroups() {
    var lines: [String] = []
    for index in 0..<100 {
      lines += ["g\(index).TEL:\(index)", "G\(index).X-ABLabel:label \(index)"]
    }
    let contact = parse(card("3.0", lines)).records[0]
    #expect(contact.phoneNumbers.map(\.label.rawValue) == (0..<100).map { "label \($0)" })
  }

  @Test("a built-in token is one only in its own spelling")
  func tokens() {
    #expect(
      read(
        "3.0", "a.TEL:1", "a.X-ABLabel:_$!<home>!$_", "b.TEL:2", "b.X-ABLabel:Home",
        "c.TEL:3", "c.X-ABLabel:iPhone")
        == [
          "phoneNumber:custom^=1 label:custom=_$!<home>!$_ group=a",
          "phoneNumber:custom^=2 label:custom=Home group=b", "phoneNumber:iPhone^=3 group=c",
        ])
  }

  @Test("addresses take their country code, their label and Apple's parts")
  func addresses() {
    #expect(
      read(
        "3.0", "item5.ADR;type=HOME:PO;Ext;S 1;C;ST;1;DE", "item5.X-ABADR:DE",
        "LABEL;TYPE=HOME:S 1\\nC", "ADR;TYPE=WORK:;;W;;;;", "LABEL;TYPE=POSTAL:lone")
        == [
          "postOfficeBox:home=PO extendedAddress:home=Ext street:home=S 1 city:home=C state:home=ST "
            + "postalCode:home=1 country:home=DE isoCountryCode=de formatted=S 1\nC group=item5",
          "street:work=W", "formatted=lone parameters=;TYPE=POSTAL",
        ])
    #expect(
      read("4.0", "ADR;LABEL=\"1 Main^nTown ^'Q^'\";CC=US;TYPE=work:;;1 Main;Town;;;;;;;;;;x")
        == [
          "street:work=1 Main city:work=Town rest=;;;;;;;x isoCountryCode=us "
            + "formatted=1 Main\nTown \"Q\""
        ])
    #expect(
      read("3.0", "a.ADR:;;S;;;;", "a.X-ABADR:Street 4, Old")
        == ["street=S group=a", "unknown=Street 4, Old label=X-ABADR group=a"])
  }

  @Test(
    "phones, mail, web",
    arguments: [
      (
        "TEL;VALUE=uri;TYPE=\"voice,work\":tel:+1-202-555-0143;ext=5",
        "phoneNumber:work=+1-202-555-0143;ext=5 parameters=;TYPE=voice;VALUE=uri"
      ),
      ("TEL:tel:+1-202-555-0143", "phoneNumber=+1-202-555-0143 parameters=;VALUE=uri"),
      ("TEL:41327\\;\\;\\,\\;", "phoneNumber=41327;;,;"), ("TEL:p12w3", "phoneNumber=p12w3"),
      ("EMAIL;CELL: a@example.com ", "emailAddress:mobile=a@example.com"),
      ("URL:http\\://example.com/a\\,b", "urlAddress=http://example.com/a,b"),
    ])
  func reach(line: String, expected: String) {
    #expect(read("4.0", line) == [expected])
  }

  @Test("empty values are left out")
  func empty() {
    #expect(
      read("3.0", "FN:", "N:;;;;", "ORG:;", "TEL:", "EMAIL: ", "PHOTO:", "ADR:;;;;;;", "BDAY:")
        == [])
    #expect(told(parse(card("3.0", ["FN:", "N:;;;;"]))) == ["1 vcard-empty-card"])
  }

  @Test("what is not understood stays raw with everything around it")
  func unknown() {
    #expect(
      read(
        "3.0", "item1.X-CUSTOM;X-P=\"a;b:c\";Y:v1\\;v2\\n", "KEY;ENCODING=b:AAE\r\n C",
        "latestdate:null")
        == [
          "unknown=v1\\;v2\\n label=X-CUSTOM group=item1 parameters=;X-P=\"a;b:c\";Y",
          "unknown=AAEC label=KEY parameters=;ENCODING=b", "unknown=null label=latestdate",
        ])
    #expect(
      read("2.1", "X-Q;QUOTED-PRINTABLE:a=0D=0A=\r\nb")
        == ["unknown=a=0D=0Ab label=X-Q parameters=;QUOTED-PRINTABLE"])
  }

  @Test("our own properties give names back")
  func own() {
    #expect(
      read("3.0", "X-KINFOLD-ID;NAME=\"Customer: no.\":A\\,1", "X-KINFOLD-FIELD;NAME=Hobby:Chess")
        == ["customIdentifier=A,1 label=Customer: no.", "customField=Chess label=Hobby"])
  }
}

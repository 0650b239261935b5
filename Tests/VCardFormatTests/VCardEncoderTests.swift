import ContactModel
import RecordStreams
import Testing

@testable import VCardFormat

@Suite struct VCardEncoderTests {
  @Test("a card has the frame and the names that its version asks for")
  func frame() {
    var person = MutableContact()
    person.emailAddresses = [LabeledValue(label: .home, value: "jo@example.com")]
    let contact = Contact(person)
    #expect(
      write(contact, .v21)
        == "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:jo@example.com\r\nN:;;;;\r\nEMAIL;HOME:jo@example.com\r\n"
        + "END:VCARD\r\n")
    #expect(
      write(contact, .v3)
        == "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:jo@example.com\r\nN:;;;;\r\n"
        + "EMAIL;TYPE=HOME:jo@example.com\r\nEND:VCARD\r\n")
    #expect(
      write(contact, .v4)
        == "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:jo@example.com\r\nEMAIL;TYPE=HOME:jo@example.com\r\n"
        + "END:VCARD\r\n")
  }

  @Test("the parts of a name that was edited make one N, the department joins its organization")
  func edited() {
    var person = MutableContact()
    person.formattedName = "Dr. Jane Doe"
    person.givenName = "Jane"
    person.familyName = "Doe"
    person.namePrefix = "Dr."
    person.organizationName = "Acme"
    person.departmentName = "Sales"
    let lines = write(Contact(person), .v3).split(separator: "\r\n").map(String.init)
    #expect(lines.contains("N:Doe;Jane;;Dr.;"))
    #expect(lines.contains("ORG:Acme;Sales"))
    #expect(lines.count == 6)
  }

  @Test(
    "labels are written as types where there is one, else as X-ABLabel",
    arguments: [
      (Label.home, "TEL;TYPE=HOME:1"), (.workFax, "TEL;TYPE=WORK;TYPE=FAX:1"),
      (.mobile, "TEL;TYPE=CELL:1"), (.pager, "TEL;TYPE=PAGER:1"), (.none, "TEL:1"),
      (.iPhone, "TEL;TYPE=IPHONE;TYPE=CELL:1"),
      (.school, "item1.TEL:1|item1.X-ABLabel:_$!<School>!$_"),
      (.appleWatch, "item1.TEL:1|item1.X-ABLabel:Apple Watch"),
      (Label(rawValue: "Boat, red"), "item1.TEL:1|item1.X-ABLabel:Boat\\, red"),
      (
        Label(rawValue: "_$!<YoungerSister>!$_"),
        "item1.TEL:1|item1.X-ABLabel:_$!<YoungerSister>!$_"
      ),
    ])
  func labels(label: Label, expected: String) {
    var person = MutableContact()
    person.formattedName = "A"
    person.phoneNumbers = [LabeledValue(label: label, value: "1")]
    let lines = write(Contact(person), .v3).split(separator: "\r\n").dropFirst(4).dropLast()
    #expect(lines.joined(separator: "|") == expected)
  }

  @Test("groups made for labels do not meet groups of the source")
  func newGroups() {
    let contact = parse(card("3.0", ["item7.X-OTHER:1", "FN:A"])).records[0]
    var copy = contact.mutableCopy()
    copy.urlAddresses = [LabeledValue(label: .homePage, value: "http://example.com")]
    let text = write(Contact(copy), .v3)
    #expect(text.contains("item8.URL:http://example.com\r\nitem8.X-ABLabel:_$!<HomePage>!$_\r\n"))
  }

  @Test("identifiers of values are written only when asked for")
  func identifiers() {
    var person = MutableContact()
    person.phoneNumbers = [LabeledValue(identifier: "v 1", label: .home, value: "1")]
    var encoder = VCardEncoder(version: .v3)
    #expect(!write(Contact(person), .v3).contains("v 1"))
    encoder.writesIdentifiers = true
    var output: [UInt8] = []
    encoder.encode(Contact(person), into: &output)
    #expect(String(decoding: output, as: UTF8.self).contains("X-KINFOLD-VALUE-ID=\"v 1\""))
    #expect(parse(output).records[0].phoneNumbers.map(\.identifier) == ["v 1"])
  }

  @Test("birthdays without a year keep their meaning in every version")
  func yearless() {
    #expect(convert("4.0", to: .v4, "FN:A", "BDAY:--04-12") == ["FN:A", "BDAY:--0412"])
    #expect(
      convert("4.0", to: .v3, "FN:A", "N:A", "BDAY:--0412").last
        == "BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12")
    #expect(
      convert("4.0", to: .v3, "FN:A", "N:A", "BDAY:19531015T231000Z").last
        == "BDAY:1953-10-15T23:10:00Z")
    #expect(
      convert("3.0", to: .v4, "FN:A", "BDAY:1953-10-15T23:10:00Z").last == "BDAY:19531015T231000Z")
    #expect(
      convert("3.0", to: .v4, "FN:A", "BDAY;VALUE=text:circa 1800").last
        == "BDAY;VALUE=text:circa 1800")
  }

  @Test("pictures are written as the version has them")
  func pictures() {
    let inline = "PHOTO;ENCODING=b;TYPE=GIF:R0lGODlh"
    #expect(
      convert("3.0", to: .v21, "N:A", "FN:A", inline).suffix(2)
        == ["PHOTO;ENCODING=BASE64;GIF:R0lGODlh", ""])
    #expect(convert("3.0", to: .v3, "N:A", "FN:A", inline).last == inline)
    #expect(
      convert("3.0", to: .v4, "N:A", "FN:A", inline).last == "PHOTO:data:image/gif;base64,R0lGODlh")
    let link = "PHOTO:https://example.com/p.png"
    #expect(
      convert("4.0", to: .v21, "N:A", "FN:A", link).last
        == "PHOTO;VALUE=URL:https://example.com/p.png")
    #expect(
      convert("4.0", to: .v3, "N:A", "FN:A", link).last
        == "PHOTO;VALUE=uri:https://example.com/p.png")
    #expect(convert("4.0", to: .v4, "N:A", "FN:A", link).last == link)
  }

  @Test("the bytes of a picture are written as base64")
  func pictureBytes() {
    var person = MutableContact()
    person.formattedName = "A"
    person.images = [ContactImage(content: .bytes(Array(0...200)), mediaType: "image/png")]
    for version in VCardVersion.allCases {
      let again = parse(write(Contact(person), version)).records[0]
      #expect(again.image == person.images[0])
    }
  }

  @Test("kind, members and relations are said in the words of the version")
  func words() {
    let lines = ["FN:A", "KIND:group", "MEMBER:urn:uuid:1"]
    #expect(
      convert("4.0", to: .v3, lines[0], lines[1], lines[2]).suffix(2)
        == ["X-ADDRESSBOOKSERVER-KIND:group", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1"])
    #expect(
      convert("3.0", to: .v4, "FN:A", "X-ABShowAs:COMPANY").last == "KIND:org")
    #expect(
      convert("3.0", to: .v4, "FN:A", "X-EVOLUTION-SPOUSE:Max").last
        == "RELATED;TYPE=spouse;VALUE=text:Max")
    #expect(
      convert("4.0", to: .v3, "FN:A", "RELATED;TYPE=spouse;VALUE=text:Max").suffix(2)
        == ["item1.X-ABRELATEDNAMES:Max", "item1.X-ABLabel:_$!<Spouse>!$_"])
    #expect(
      convert("3.0", to: .v4, "FN:A", "a.X-ABDATE:2001-02-03", "a.X-ABLabel:_$!<Anniversary>!$_")
        .last
        == "a.ANNIVERSARY:20010203")
    #expect(
      convert("4.0", to: .v4, "FN:A", "TEL;VALUE=uri:tel:+1-202-555-0143;ext=5").last
        == "TEL;VALUE=uri:tel:+1-202-555-0143;ext=5")
    #expect(
      convert("4.0", to: .v3, "FN:A", "TEL;VALUE=uri:tel:+1-202-555-0143").last
        == "TEL:+1-202-555-0143")
    #expect(convert("3.0", to: .v4, "FN:A", "GEO:1.5;2.5").last == "GEO:geo:1.5,2.5")
    #expect(convert("4.0", to: .v3, "FN:A", "GEO:geo:1.5,2.5").last == "GEO:1.5;2.5")
  }

  @Test("2.1 has bare types, quoted-printable for all that is not ASCII, nested cards")
  func old() {
    #expect(
      convert("3.0", to: .v21, "N:Kähler;Zoë;;;", "FN:A", "TEL;TYPE=HOME,VOICE,PREF:1;2,3")
        == [
          "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:K=C3=A4hler;Zo=C3=AB;;;", "FN:A",
          "TEL;HOME;PREF;VOICE:1;2,3",
        ])
    #expect(
      convert("3.0", to: .v21, "N:A", "FN:A", "AGENT:BEGIN:VCARD\\nFN:Su\\nEND:VCARD\\n").suffix(4)
        == ["AGENT:", "BEGIN:VCARD", "FN:Su", "END:VCARD"])
    #expect(
      convert("2.1", to: .v3, "N:A", "FN:A", "X-Q;QUOTED-PRINTABLE:a=0D=0Ab=3D;c").last
        == "X-Q:a\\nb=;c")
  }

  @Test("a card with groups, custom labels and unknown properties is written as it was")
  func lossless() {
    let lines = [
      "UID:rt-1", "N:Trip;Rhonda;M.;Dr.;PhD", "FN:Dr. Rhonda M. Trip\\, PhD",
      "item1.TEL;TYPE=PREF:+1 202-555-0124", "item1.X-ABLabel:Boat",
      "item2.ADR;TYPE=HOME:;;1 Way;Town;ST;00001;US", "item2.X-ABADR:us",
      "X-PHONETIC-LAST-NAME:Tripp",
      "X-EVOLUTION-SPOUSE:Max", "X-CUSTOM;X-P=\"a;b:c\":v1\\;v2",
      "IMPP;X-SERVICE-TYPE=Jabber:xmpp:rhonda@example.net", "NOTE:l1\\nl2", "X-AIM;TYPE=HOME:rho",
      "N;ALTID=1:Other;Name;;;", "X-KINFOLD-ID;NAME=\"Customer: no.\":A1",
      "item3.X-ABRELATEDNAMES:Eve", "item3.X-ABLabel:_$!<YoungerSister>!$_", "CATEGORIES:a\\,b,c",
    ]
    let contact = parse(card("3.0", lines)).records[0]
    #expect(write(contact, .v3) == card("3.0", lines))
  }

  @Test("an unknown property cannot break the frame of its card")
  func frames() {
    var person = MutableContact()
    person.formattedName = "A"
    person.unknownProperties = [
      UnknownProperty(name: "END", value: "VCARD"), UnknownProperty(name: "version", value: "9"),
      UnknownProperty(name: "X:Y Z", value: "a\nEND:VCARD\nb"),
    ]
    for version in VCardVersion.allCases {
      let parsed = parse(write(Contact(person), version))
      #expect(parsed.records.count == 1)
      #expect(parsed.diagnostics.isEmpty)
      #expect(parsed.records[0].unknownProperties.map(\.name) == ["XYZ"])
    }
  }
}

import ContactModel
import RecordStreams
import Testing

@testable import CSVFormat

struct CSVParserTests {
  @Test("the generator's generic table")
  func generic() throws {
    let table = try CSVTable(
      """
      record_id,full_name,given_name,middle_name,family_name,suffix,phone_1,phone_2,email_1,email_2,organization,title,street,city,state,postcode,country,birthday
      r2,Vicky Hobbs,Vicky,M.,Hobbs,Jr.,(201) 555-0142,919-555-0138,vh@example.com,v@work.example,Initech Labs,Analyst,8835 Elm Lane,Austin,TX,78921,United States,1973-02-21
      r12,"Daviees, Aaron",,,,,,,,,,,,,,,,

      """)
    #expect(
      table.summaries == [
        [
          "customIdentifier=r2 | label=record_id", "formattedName=Vicky Hobbs",
          "givenName=Vicky | middleName=M. | familyName=Hobbs | nameSuffix=Jr.",
          "phoneNumber=(201) 555-0142", "phoneNumber=919-555-0138", "emailAddress=vh@example.com",
          "emailAddress=v@work.example", "organizationName=Initech Labs", "jobTitle=Analyst",
          "postalAddress=street=8835 Elm Lane | city=Austin | state=TX | postalCode=78921 | country=United States",
          "birthday=1973-02-21",
        ],
        ["customIdentifier=r12 | label=record_id", "formattedName=Daviees, Aaron"],
      ])
    #expect(table.diagnostics.isEmpty)
  }

  @Test("a table of census records with leading spaces and dates as numbers")
  func febrl() throws {
    let table = try CSVTable(
      """
      given_name,surname,street_number,address_1,address_2,suburb,postcode,state,date_of_birth,soc_sec_id,source
       michaela, neumann,8, stanley street,miami,winston hills, 4223,nsw,19151111,5304218,a
      ,waller,,tullaroop street,,st james,4011,wa,,6988048,

      """)
    #expect(
      table.summaries == [
        [
          "givenName=michaela | familyName=neumann",
          "postalAddress=street=8 stanley street | extendedAddress=miami | city=winston hills | postalCode=4223 | state=nsw",
          "birthday=1915-11-11", "customIdentifier=5304218 | label=soc_sec_id",
          "customField=a | label=source",
        ],
        [
          "familyName=waller",
          "postalAddress=street=tullaroop street | city=st james | postalCode=4011 | state=wa",
          "customIdentifier=6988048 | label=soc_sec_id",
        ],
      ])
  }

  @Test("Google's old table: joined values are zipped by position, system groups left out")
  func googleOld() throws {
    let table = try CSVTable(
      """
      Name,Given Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,IM 1 - Type,IM 1 - Service,IM 1 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - Type,Address 1 - Street,Address 1 - City,Custom Field 1 - Type,Custom Field 1 - Value,Birthday
      A B,A,B,* myContacts ::: Pals ::: * starred,* Home,a@x.example ::: b@x.example,,Skype ::: ICQ ::: ,s1 ::: 222 ::: z,workFax,+1 202-555-0150 ::: +1 202-555-0151,Andere,1 One St ::: 2 Two St,Aville ::: Bville,Customer Number,77, --04-16

      """)
    #expect(
      table.summaries == [
        [
          "formattedName=A B", "givenName=A | familyName=B", "category=Pals",
          "customField=true | label=Starred", "emailAddress[home]*=a@x.example",
          "emailAddress[home]=b@x.example", "instantMessage=s1 | service=Skype",
          "instantMessage=222 | service=ICQ", "instantMessage=z",
          "phoneNumber[work fax]=+1 202-555-0150", "phoneNumber[work fax]=+1 202-555-0151",
          "postalAddress[Andere]=street=1 One St | city=Aville",
          "postalAddress[Andere]=street=2 Two St | city=Bville",
          "customIdentifier=77 | label=Customer Number", "birthday=--04-16",
        ]
      ])
  }

  @Test("Google's new table: labels, custom fields, a birthday without a year")
  func googleNew() throws {
    let table = try CSVTable(
      """
      First Name,Last Name,Name Prefix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Street,Address 1 - Country,Relation 1 - Label,Relation 1 - Value,Event 1 - Label,Event 1 - Value,Custom Field 1 - Label,Custom Field 1 - Value
      Nia,Newgrove,Dr.,Nini,"Newgrove, Nia",Grove Ltd,CTO,R&D, --04-12,"line 1
      line 2",https://p.example/1.jpg,Friends ::: * myContacts,* Work,nia@example.com,Grandma's,07700 900123,Home,5 Lane,GB,Spouse,Bo,Anniversary,2010-06-05,Badge,A-17
      Empty,Labels,,,,,,,,,,,,,mobile,,Home,,,,,,,record_id,r1

      """)
    #expect(
      table.summaries == [
        [
          "givenName=Nia | familyName=Newgrove | namePrefix=Dr.", "nickname=Nini",
          "customField=Newgrove, Nia | label=File As",
          "organizationName=Grove Ltd | departmentName=R&D", "jobTitle=CTO", "birthday=--04-12",
          "note=line 1\nline 2", "image=https://p.example/1.jpg", "category=Friends",
          "emailAddress[work]*=nia@example.com", "phoneNumber[Grandma's]=07700 900123",
          "postalAddress[home]=street=5 Lane | country=GB", "relation[spouse]=Bo",
          "date[anniversary]=2010-06-05", "customField=A-17 | label=Badge",
        ],
        ["givenName=Empty | familyName=Labels", "customIdentifier=r1 | label=record_id"],
      ])
  }

  @Test(
    "Outlook: lines of a street, phones by column, categories, the empty date, defaults left out")
  func outlook() throws {
    let table = try CSVTable(
      """
      "First Name","Middle Name","Last Name","Title","Suffix","Company","Business Street","Business Street 2","Business City","Business Country/Region","Business Phone","Home Phone","Mobile Phone","Birthday","E-mail Address","E-mail 2 Address","E-mail 3 Address","Notes","Categories","Web Page","Priority","Spouse","Organizational ID Number"
      "Owen","J.","Lookout","Mr.","Jr.","Look Out, Inc.","12 Long Rd","Floor 3","Fairtown","United States","(202) 555-0153","","202.555.0154","0/0/00","owen@example.com","owen2@example.com","/o=Example/cn=owen","He said ""hi"".\r\nBye","Red Category;VIP","http://www.example.com","Normal","Ann","E77"

      """)
    #expect(
      table.summaries == [
        [
          "givenName=Owen | middleName=J. | familyName=Lookout | namePrefix=Mr. | nameSuffix=Jr.",
          "organizationName=Look Out, Inc.",
          "postalAddress[work]=street=12 Long Rd\nFloor 3 | city=Fairtown | country=United States",
          "phoneNumber[work]=(202) 555-0153", "phoneNumber[mobile]=202.555.0154",
          "emailAddress=owen@example.com", "emailAddress=owen2@example.com",
          "customField=/o=Example/cn=owen | label=Exchange Address", "note=He said \"hi\".\nBye",
          "category=Red Category", "category=VIP", "urlAddress=http://www.example.com",
          "relation[spouse]=Ann", "customIdentifier=E77 | label=Organizational ID Number",
        ]
      ])
  }

  @Test("values that Google hides in the notes of its table for Outlook are found")
  func overflow() throws {
    let table = try CSVTable(
      "First Name,Last Name,Notes,E-mail Address\nMax,M,\"hello\n\nE-mail Address: x2@x.example\nOther Phone: 123\nIM: SKYPE: max.s\n\",x1@x.example\n"
    )
    #expect(
      table.summaries == [
        [
          "givenName=Max | familyName=M", "note=hello", "emailAddress=x2@x.example",
          "phoneNumber[other]=123", "instantMessage=max.s | service=SKYPE",
          "emailAddress=x1@x.example",
        ]
      ])
  }

  @Test("Thunderbird: three columns make the birthday, the comma at the end is nothing")
  func thunderbird() throws {
    let table = try CSVTable(
      """
      First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,Home Address,Home Address 2,Home City,Home ZipCode,Birth Year,Birth Month,Birth Day,Custom 1,Notes,
      Thea,Bird,Thea B.,Birdie,thea@example.com,t2@example.com,,,+44 20 7946 0123,1 Home St,Flat 2,Hometown,HZ1,1980,7,4,c1,note,
      Noyear,Bird,,,,,,,,,,,,,7,4,,,
      Wrong,Bird,,,,,,,,,,,,1977,2,31,,,

      """)
    #expect(
      table.summaries == [
        [
          "givenName=Thea | familyName=Bird", "formattedName=Thea B.", "nickname=Birdie",
          "emailAddress=thea@example.com", "emailAddress=t2@example.com",
          "phoneNumber[home]=+44 20 7946 0123",
          "postalAddress[home]=street=1 Home St | extendedAddress=Flat 2 | city=Hometown | postalCode=HZ1",
          "birthday=1980-07-04", "customField=c1 | label=Custom 1", "note=note",
        ],
        ["givenName=Noyear | familyName=Bird", "birthday=--07-04"],
        ["givenName=Wrong | familyName=Bird", "birthday?=1977-2-31"],
      ])
    #expect(table.findings == ["csv-unreadable-date:4"])
  }

  @Test("LinkedIn: the notes in front make no contact, nor do members who hide")
  func linkedIn() throws {
    let table = try CSVTable(
      """
      Notes:
      "When exporting your connection data, you may notice that some of the email addresses are missing."

      First Name,Last Name,URL,Email Address,Company,Position,Connected On
      Ada,L,https://www.linkedin.example/in/ada,,"Engines, Ltd",VP,15 Jun 2026
      ,,,,,,30 Apr 2026

      """)
    #expect(
      table.summaries == [
        [
          "givenName=Ada | familyName=L", "urlAddress=https://www.linkedin.example/in/ada",
          "organizationName=Engines, Ltd", "jobTitle=VP",
          "customField=15 Jun 2026 | label=Connected On",
        ]
      ])
    #expect(table.findings == ["csv-nobody:6"])
    #expect(table.contacts[0].provenance.line == 5)
    #expect(table.contacts[0].provenance.record == 1)
  }

  @Test("a whole name with one comma gives its parts, where the table has no columns for them")
  func lastFirst() throws {
    let table = try CSVTable(
      "sep=;\nName;E-Mail;Telefon\nDoe, Jane;jane@example.com;+44 7700 900125\nAcme, Inc.;info@example.com;\nRobert \"Bob\" Jones;bob@example.com;\n"
    )
    #expect(
      table.summaries[0][0...1] == ["formattedName=Doe, Jane", "familyName=Doe | givenName=Jane"])
    #expect(table.summaries[1][0] == "formattedName=Acme, Inc.")
    #expect(table.summaries[1][1] == "emailAddress=info@example.com")
    #expect(table.summaries[2][0] == "formattedName=Robert \"Bob\" Jones")
  }

  @Test("what spreadsheets do to numbers is undone where nothing was lost, else told")
  func excel() throws {
    let table = try CSVTable(
      """
      First Name,Phone
      Lossless,4.47700900123E+11
      Lossy,4.47701E+11
      NoZero,7700900127
      Apos,'+447700900128
      Formula,"=""07700900129""\"
      Float,447700900130.0
      Comma,"4,91701E+11"

      """)
    #expect(
      table.contacts.map { $0.phoneNumbers[0].value } == [
        "447700900123", "4.47701E+11", "7700900127", "+447700900128", "07700900129",
        "447700900130", "4,91701E+11",
      ])
    #expect(
      table.findings == [
        "csv-expanded-number:2", "csv-rounded-number:3", "csv-rounded-number:8",
      ])
    #expect(table.diagnostics[0].location.field == "Phone")
  }

  @Test("dates of one column are read in the order its values prove")
  func birthdays() throws {
    let table = try CSVTable(
      """
      First Name,Birthday
      Iso,1999-04-11
      Us,12/31/1990
      NoYear,1/15
      German,31.12.1990
      Apple,1604-05-09
      Ambig,03/04/1985
      Text,spring 1970
      TwoDigit,5/6/85

      """)
    #expect(
      table.contacts.map { $0.birthday?.isoText } == [
        "1999-04-11", "1990-12-31", "--01-15", "1990-12-31", "--05-09", "1985-03-04", nil,
        "1985-05-06",
      ])
    #expect(table.findings == ["csv-unreadable-date:8"])
  }

  @Test("a date that could be either is kept as text and told")
  func ambiguous() throws {
    let table = try CSVTable("First Name,Birthday\nA,3/4/1985\n")
    #expect(table.summaries == [["givenName=A", "birthday?=3/4/1985"]])
    #expect(table.findings == ["csv-ambiguous-date:2"])
  }

  @Test("a lone quote is told with its line and loses nobody")
  func loneQuote() throws {
    let table = try CSVTable(
      """
      First Name,Last Name,Company,Email
      Ada,One,Giga,ada@example.com
      Bea,Two,"GIGA DEPOT,bea@example.com
      Cyd,Three,Plain,cyd@example.com
      Dan,Four,"Quoted, Inc.",dan@example.com
      Eve,Five,Plain,eve@example.com

      """)
    #expect(table.contacts.map(\.givenName) == ["Ada", "Bea", "Cyd", "Dan", "Eve"])
    #expect(table.contacts[1].organizationName == "\"GIGA DEPOT")
    #expect(table.findings == ["csv-lone-quote:3"])
    #expect(table.contacts[4].provenance.line == 6)
  }

  @Test("a row that is refused is handed out raw, and counts")
  func refused() throws {
    let table = try CSVTable(
      "First Name,Last Name,Email\nA,\"B\nC,D,c@example.com\nE,F,e@example.com\n")
    #expect(table.rejects == ["A,\"B\n"])
    #expect(table.contacts.map(\.provenance.record) == [2, 3])
    #expect(table.recordCount == 3)
    #expect(table.findings == ["csv-lone-quote:2"])
  }

  @Test("ragged, blank and empty rows, and the header in the middle")
  func oddRows() throws {
    let table = try CSVTable(
      "First Name,Email\nA,a@example.com,extra\n\nB\n,\nFirst Name,Email\nC,c@example.com\n")
    #expect(table.contacts.map(\.givenName) == ["A", "B", "C"])
    #expect(table.contacts.map(\.provenance.record) == [1, 2, 4])
    #expect(table.contacts[0].customFields == [CustomField(name: "Column 3", value: "extra")])
    #expect(
      table.findings == [
        "csv-ragged-row:2", "csv-ragged-row:4", "csv-empty-row:5", "csv-repeated-header:6",
      ])
  }

  @Test("a row that is no UTF-8 far behind the head is read as Windows-1252")
  func lateEncoding() throws {
    var bytes = Array("First Name,Last Name\nZoë,Erste\n".utf8)
    bytes += Array("Zo".utf8) + [0xEB] + Array(",Dernier\n".utf8)
    var options = CSVOptions()
    options.encoding = .utf8
    let table = try CSVTable(bytes, options: options)
    #expect(table.contacts.map(\.givenName) == ["Zoë", "Zoë"])
    #expect(table.findings == ["csv-not-utf8:3"])
  }

  @Test("Windows-1252 has no characters that are lost")
  func windows1252() throws {
    let bytes = Array("Vorname,Ort\n".utf8) + [0x80, 0x8A, 0xFC, 0x2C, 0x93, 0x41, 0x94, 0x0A]
    let table = try CSVTable(bytes)
    #expect(table.summaries == [["givenName=€Šü", "postalAddress=city=“A”"]])
    #expect(table.findings.isEmpty)
  }

  @Test("lines that end with CR alone, and line ends in cells become LF")
  func carriageReturns() throws {
    let table = try CSVTable("First Name,Last Name,Notes\rMac,Intosh,\"a\rb\"\rLisa,Apfel,ok\r")
    #expect(table.contacts.map(\.note) == ["a\nb", "ok"])
    #expect(table.contacts.map(\.provenance.line) == [2, 4])
  }

  @Test("Excel's mark, its byte order mark and its sep= line")
  func excelOpening() throws {
    let table = try CSVTable(
      "\u{FEFF}sep=;\nTitle;First Name;Last Name;Mobile Phone;Birthday;Notes\n;Jo;Doe;'+49 170 1;0/0/00;\"line1\nline2\"\n;Al;Ex;4,91701E+11;1/2/1990;x;extra\n"
    )
    #expect(
      table.summaries == [
        [
          "givenName=Jo | familyName=Doe", "phoneNumber[mobile]=+49 170 1", "note=line1\nline2",
        ],
        [
          "givenName=Al | familyName=Ex", "phoneNumber[mobile]=4,91701E+11",
          "birthday?=1/2/1990", "note=x", "customField=extra | label=Column 7",
        ],
      ])
    #expect(
      Set(table.findings) == ["csv-ragged-row:5", "csv-rounded-number:5", "csv-ambiguous-date:5"])
  }

  @Test("every diagnostic has an explanation, once")
  func catalogue() {
    let codes = CSVDiagnostics.catalogue.map(\.0)
    #expect(Set(codes).count == codes.count)
    #expect(
      CSVDiagnostics.catalogue.allSatisfy { $0.0.rawValue.hasPrefix("csv-") && $0.1.hasSuffix(".") }
    )
  }

  @Test("a quote that is not doubled is kept and told")
  func innerQuote() throws {
    let table = try CSVTable("First Name,Notes\nA,\"say \"hi\" now\"\n")
    #expect(table.contacts[0].note == "say \"hi\" now")
    #expect(table.findings == ["csv-inner-quote:2"])
  }
}

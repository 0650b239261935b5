import ContactModel

/// The columns of Thunderbird's tables (and SeaMonkey's), English and German.
///
/// - Source: exports of Thunderbird 2–128; older ones have `Screen Name` last and a comma at every row's end.
enum ThunderbirdColumns {
  /// The program, if the headers are Thunderbird's.
  static func source(of headers: [String]) -> CSVSource? {
    let keys = headers.map(HeaderText.key).filter { !$0.isEmpty }
    let known = keys.count { targets[$0] != nil }
    guard known * 10 >= keys.count * 8 else { return nil }
    let own: Set<String> = [
      "secondary email", "sekundäre e-mail-adresse", "screen name", "messenger-name",
      "pager-nummer", "pager number",
    ]
    return keys.contains(where: own.contains) ? .thunderbird : nil
  }

  static func target(for header: String) -> CSVTarget? { targets[HeaderText.key(header)] }

  /// English header, German header, target; other spellings seen are parted by `|`.
  private static let rows: [(String, String, CSVTarget)] = [
    ("First Name", "Vorname", CSVTarget(.givenName)),
    ("Last Name", "Nachname", CSVTarget(.familyName)),
    ("Display Name", "Anzeigename", CSVTarget(.formattedName)),
    ("Nickname", "Spitzname", CSVTarget(.nickname)),
    ("Primary Email", "Primäre E-Mail-Adresse", CSVTarget(.emailAddress)),
    ("Secondary Email", "Sekundäre E-Mail-Adresse", CSVTarget(.emailAddress)),
    ("Screen Name", "Messenger-Name", CSVTarget(.instantMessage)),
    ("Work Phone", "Tel. dienstlich", CSVTarget(.phoneNumber, label: .work)),
    ("Home Phone", "Tel. privat", CSVTarget(.phoneNumber, label: .home)),
    ("Fax Number", "Fax-Nummer", CSVTarget(.phoneNumber, label: .otherFax)),
    ("Pager Number", "Pager-Nummer", CSVTarget(.phoneNumber, label: .pager)),
    ("Mobile Number", "Mobil-Tel.-Nr.", CSVTarget(.phoneNumber, label: .mobile)),
    ("Home Address", "Privat: Adresse", address(.street, .home)),
    ("Home Address 2|Home Address2", "Privat: Adresse 2", address(.extendedAddress, .home)),
    ("Home City", "Privat: Ort", address(.city, .home)),
    ("Home State", "Privat: Bundesland", address(.state, .home)),
    ("Home ZipCode|Home Zip", "Privat: PLZ", address(.postalCode, .home)),
    ("Home Country", "Privat: Land", address(.country, .home)),
    ("Work Address", "Dienstlich: Adresse", address(.street, .work)),
    ("Work Address 2|Work Address2", "Dienstlich: Adresse 2", address(.extendedAddress, .work)),
    ("Work City", "Dienstlich: Ort", address(.city, .work)),
    ("Work State", "Dienstlich: Bundesland", address(.state, .work)),
    ("Work ZipCode|Work Zip", "Dienstlich: PLZ", address(.postalCode, .work)),
    ("Work Country", "Dienstlich: Land", address(.country, .work)),
    ("Job Title", "Arbeitstitel", CSVTarget(.jobTitle)),
    ("Department", "Abteilung", CSVTarget(.departmentName)),
    ("Organization", "Organisation", CSVTarget(.organizationName)),
    ("Web Page 1", "Webseite 1", CSVTarget(.urlAddress, label: .work)),
    ("Web Page 2", "Webseite 2", CSVTarget(.urlAddress, label: .home)),
    ("Birth Year", "Geburtsjahr", CSVTarget(.birthday, role: .year)),
    ("Birth Month", "Geburtsmonat", CSVTarget(.birthday, role: .month)),
    ("Birth Day", "Geburtstag", CSVTarget(.birthday, role: .day)),
    ("Custom 1", "Benutzerdef. 1", .custom("Custom 1")),
    ("Custom 2", "Benutzerdef. 2", .custom("Custom 2")),
    ("Custom 3", "Benutzerdef. 3", .custom("Custom 3")),
    ("Custom 4", "Benutzerdef. 4", .custom("Custom 4")),
    ("Notes", "Notizen", CSVTarget(.note)),
  ]

  private static func address(_ part: FieldPart, _ label: StandardLabel) -> CSVTarget {
    CSVTarget(.postalAddress, part, label: label)
  }

  private static let targets: [String: CSVTarget] = {
    var table: [String: CSVTarget] = [:]
    for (english, german, target) in rows {
      for name in english.split(separator: "|") { table[name.lowercased()] = target }
      table[german.lowercased()] = target
    }
    return table
  }()
}

import Testing

@testable import CSVFormat

struct HeaderGuessTests {
  @Test(
    "headers are taken apart into words",
    arguments: [
      ("E-mail 2 Address", ["e", "mail", "2", "address"]),
      ("MailingStreet", ["mailing", "street"]),
      ("Straße (privat)", ["strasse", "privat"]), ("Manager's Name", ["managers", "name"]),
      ("phone_1_label", ["phone", "1", "label"]), ("ZIPCode", ["zip", "code"]),
      ("Prénom", ["prenom"]), ("Address2", ["address", "2"]), ("Yahoo! ID", ["yahoo", "id"]),
    ])
  func words(_ header: String, _ words: [String]) {
    #expect(HeaderText.words(header) == words)
  }

  @Test(
    "a column is guessed from its header's words",
    arguments: [
      ("given_name", "givenName"), ("First", "givenName"), ("surname", "familyName"),
      ("Vorname", "givenName"), ("Prénom", "givenName"), ("Nom de famille", "familyName"),
      ("Apellidos", "familyName"), ("full_name", "formattedName"), ("Name", "formattedName"),
      ("E-Mail", "emailAddress"), ("Email Address", "emailAddress"),
      ("Correo electrónico", "emailAddress"),
      ("Work Email", "emailAddress work"), ("email_2", "emailAddress"), ("Telefon", "phoneNumber"),
      ("Telefon (geschäftlich)", "phoneNumber work"), ("Handy", "phoneNumber mobile"),
      ("Mobile Phone", "phoneNumber mobile"), ("Fax (privat)", "phoneNumber home fax"),
      ("Phone Number", "phoneNumber"), ("Car Phone", "phoneNumber \"car\""),
      ("Business Fax", "phoneNumber work fax"), ("Company Phone", "phoneNumber work"),
      ("Assistant's Phone", "phoneNumber assistant"), ("Home", "phoneNumber home"),
      ("street_number", "postalAddress.street"), ("address_1", "postalAddress.street"),
      ("address_2", "postalAddress.extendedAddress"), ("suburb", "postalAddress.city"),
      ("PLZ", "postalAddress.postalCode"), ("Ort", "postalAddress.city"),
      ("Mailing Zip/Postal Code", "postalAddress.postalCode \"mailing\""),
      ("Home City", "postalAddress.city home"),
      ("Land/Region (privat)", "postalAddress.country home"),
      ("address_2_city", "postalAddress.city"),
      ("address_1_country_code", "postalAddress.isoCountryCode"),
      ("date_of_birth", "birthday"), ("Geburtsdatum", "birthday"),
      ("Anniversary", "date anniversary"),
      ("organization", "organizationName"), ("Firma", "organizationName"), ("title", "jobTitle"),
      ("Position", "jobTitle"), ("Abteilung", "departmentName"), ("Notizen", "note"),
      ("Personal Web Page", "urlAddress home"), ("Website", "urlAddress"),
      ("LinkedIn URL", "socialProfile \"LinkedIn\""), ("Skype ID", "instantMessage \"Skype\""),
      ("Spouse", "relation spouse"), ("Categories", "category"), ("Tags", "category"),
      ("record_id", "customIdentifier \"record_id\""), ("id", "customIdentifier \"id\""),
      ("soc_sec_id", "customIdentifier \"soc_sec_id\""),
      ("Customer Number", "customIdentifier \"Customer Number\""),
      ("Kundennummer", "customIdentifier \"Kundennummer\""),
      ("phone_1_label", "phoneNumber (label)"),
      ("custom:Email", "customField \"Email\""), ("uid", "uid"),
      ("maiden_name", "previousFamilyName"),
      ("Birth Year", "birthday (year)"), ("電話番号", "phoneNumber"), ("Телефон", "phoneNumber"),
    ])
  func guesses(_ header: String, _ target: String) {
    #expect(HeaderGuess(header)?.target.description == target)
  }

  @Test(
    "words that say too little, or that speak about a value, guess nothing",
    arguments: [
      "source", "Foo", "Email Opt Out", "Last Contact Date", "Contact owner", "Connected On",
      "Phone Verified", "", "Lead Status", "Account Owner",
    ])
  func nothing(_ header: String) {
    #expect(HeaderGuess(header)?.target == nil)
  }
}

import ContactModel

/// The columns of Outlook's tables: for Windows (92 columns), on the web, and what Google writes for Outlook.
///
/// - Source: Outlook 97–365's "Comma Separated Values (Windows)"; outlook.com's export; Google's "Outlook CSV".
enum OutlookColumns {
  /// The columns of Outlook for Windows in its order.
  static let desktop: [String] = [
    "Title", "First Name", "Middle Name", "Last Name", "Suffix", "Company", "Department",
    "Job Title", "Business Street", "Business Street 2", "Business Street 3", "Business City",
    "Business State", "Business Postal Code", "Business Country/Region", "Home Street",
    "Home Street 2", "Home Street 3", "Home City", "Home State", "Home Postal Code",
    "Home Country/Region", "Other Street", "Other Street 2", "Other Street 3", "Other City",
    "Other State", "Other Postal Code", "Other Country/Region", "Assistant's Phone", "Business Fax",
    "Business Phone", "Business Phone 2", "Callback", "Car Phone", "Company Main Phone", "Home Fax",
    "Home Phone", "Home Phone 2", "ISDN", "Mobile Phone", "Other Fax", "Other Phone", "Pager",
    "Primary Phone", "Radio Phone", "TTY/TDD Phone", "Telex", "Account", "Anniversary",
    "Assistant's Name", "Billing Information", "Birthday", "Business Address PO Box", "Categories",
    "Children", "Directory Server", "E-mail Address", "E-mail Type", "E-mail Display Name",
    "E-mail 2 Address", "E-mail 2 Type", "E-mail 2 Display Name", "E-mail 3 Address",
    "E-mail 3 Type", "E-mail 3 Display Name", "Gender", "Government ID Number", "Hobby",
    "Home Address PO Box", "Initials", "Internet Free Busy", "Keywords", "Language", "Location",
    "Manager's Name", "Mileage", "Notes", "Office Location", "Organizational ID Number",
    "Other Address PO Box", "Priority", "Private", "Profession", "Referred By", "Sensitivity",
    "Spouse", "User 1", "User 2", "User 3", "User 4", "Web Page",
  ]

  /// The program, if the headers are Outlook's, or as many as Outlook for Windows has in another language.
  static func source(of headers: [String]) -> CSVSource? {
    let keys = headers.map(HeaderText.key).filter { !$0.isEmpty }
    let known = keys.count { targets[$0] != nil }
    if known == keys.count || known * 10 >= keys.count * 9 {
      let names = Set(keys)
      let isOwn = names.contains("e-mail address") || names.contains("e-mail 2 address")
      if names.contains("given yomi") || names.contains("imaddress") { return .outlookWeb }
      if isOwn, names.contains("home address"), names.contains("notes") { return .outlookGoogle }
      if isOwn, names.contains("directory server"), names.contains("user 4") {
        return .outlookDesktop
      }
      if isOwn { return .outlookOther }
    }
    return headers.count == desktop.count && known < 5 ? .outlookDesktop : nil
  }

  /// The target of a column; by position where the header is in another language.
  static func target(for header: String, at position: Int, isLocalized: Bool) -> CSVTarget? {
    let name = isLocalized ? desktop[position] : header
    return targets[HeaderText.key(name)]
  }

  static let targets: [String: CSVTarget] = {
    var table: [String: CSVTarget] = [
      "title": CSVTarget(.namePrefix), "first name": CSVTarget(.givenName),
      "middle name": CSVTarget(.middleName), "last name": CSVTarget(.familyName),
      "suffix": CSVTarget(.nameSuffix), "nickname": CSVTarget(.nickname),
      "given yomi": CSVTarget(.phoneticGivenName), "surname yomi": CSVTarget(.phoneticFamilyName),
      "company yomi": CSVTarget(.phoneticOrganizationName), "company": CSVTarget(.organizationName),
      "department": CSVTarget(.departmentName), "job title": CSVTarget(.jobTitle),
      "profession": CSVTarget(.role), "notes": CSVTarget(.note), "birthday": CSVTarget(.birthday),
      "anniversary": CSVTarget(.date, label: .anniversary), "categories": CSVTarget(.category),
      "language": CSVTarget(.language), "gender": CSVTarget(.gender, omitted: "unspecified"),
      "spouse": CSVTarget(.relation, label: .spouse),
      "children": CSVTarget(.relation, label: .child),
      "manager's name": CSVTarget(.relation, label: .manager),
      "assistant's name": CSVTarget(.relation, label: .assistant),
      "web page": CSVTarget(.urlAddress), "imaddress": CSVTarget(.instantMessage),
      "personal web page": CSVTarget(.urlAddress, label: .homePage),
      "business web page": CSVTarget(.urlAddress, label: .work),
      "government id number": .identifier("Government ID Number"),
      "organizational id number": .identifier("Organizational ID Number"),
      "e-mail address": CSVTarget(.emailAddress), "e-mail 2 address": CSVTarget(.emailAddress),
      "e-mail 3 address": CSVTarget(.emailAddress), "e-mail type": .ignored,
      "e-mail 2 type": .ignored, "e-mail 3 type": .ignored,
    ]
    for (header, label, text) in phones {
      table[header] = CSVTarget(.phoneNumber, label: label, text: text)
    }
    for (word, label) in [("business", StandardLabel.work), ("home", .home), ("other", .other)] {
      for (header, part) in addressParts {
        table["\(word) \(header)"] = CSVTarget(
          .postalAddress, part, label: label, joint: part == .street ? .line : .none)
      }
    }
    for (header, omitted) in others {
      var target = CSVTarget.custom(header)
      target.omitted = omitted
      table[header.lowercased()] = target
    }
    return table
  }()

  static let phones: [(String, StandardLabel, String)] = [
    ("assistant's phone", .assistant, ""), ("business fax", .workFax, ""),
    ("business phone", .work, ""), ("business phone 2", .work, ""),
    ("callback", .custom, "callback"), ("car phone", .custom, "car"),
    ("company main phone", .custom, "company main"), ("home fax", .homeFax, ""),
    ("home phone", .home, ""), ("home phone 2", .home, ""), ("isdn", .custom, "ISDN"),
    ("mobile phone", .mobile, ""), ("other fax", .otherFax, ""), ("other phone", .other, ""),
    ("pager", .pager, ""), ("primary phone", .main, ""), ("radio phone", .custom, "radio"),
    ("tty/tdd phone", .custom, "TTY/TDD"), ("telex", .custom, "telex"),
  ]

  private static let addressParts: [(String, FieldPart)] = [
    ("street", .street), ("street 2", .street), ("street 3", .street), ("city", .city),
    ("state", .state), ("postal code", .postalCode), ("country/region", .country),
    ("country", .country), ("address po box", .postOfficeBox), ("address", .formatted),
  ]

  /// Columns the model has no property for, with the value that says nothing.
  private static let others: [(String, String)] = [
    ("Account", ""), ("Billing Information", ""), ("Directory Server", ""), ("Hobby", ""),
    ("Initials", ""), ("Internet Free Busy", ""), ("Keywords", ""), ("Location", ""),
    ("Mileage", ""), ("Office Location", ""), ("Priority", "normal"), ("Private", "false"),
    ("Referred By", ""), ("Sensitivity", "normal"), ("User 1", ""), ("User 2", ""),
    ("User 3", ""), ("User 4", ""), ("Schools", ""), ("E-mail Display Name", ""),
    ("E-mail 2 Display Name", ""), ("E-mail 3 Display Name", ""),
  ]
}

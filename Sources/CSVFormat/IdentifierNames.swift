/// Tells names of numbers by which somebody is known (`record_id`, `Customer Number`, `soc_sec_id`) from names of
/// other values.
enum IdentifierNames {
  /// Says whether a column or custom field of this name holds an identifier.
  static func matches(_ name: String) -> Bool { matches(words: HeaderText.words(name)) }

  static func matches(words: [String]) -> Bool {
    guard let last = words.last else { return false }
    if whole.contains(words.joined()) { return true }
    let rest = words.dropLast()
    if last == "id" || last == "identifier" || last == "ids" && rest.isEmpty {
      return !rest.contains(where: services.contains)
    }
    if numbers.contains(last) { return rest.contains(where: holders.contains) }
    return false
  }

  private static let numbers: Set<String> = [
    "number", "no", "nr", "num", "code", "nummer", "numero", "key", "reference", "ref",
  ]
  private static let holders: Set<String> = [
    "customer", "client", "member", "membership", "employee", "staff", "record", "account",
    "patient", "student", "national", "tax", "vat", "passport", "insurance", "personnel",
    "external",
    "crm", "supplier", "vendor", "debtor", "creditor", "user", "security", "identity", "license",
    "licence", "policy", "case", "registration", "government", "organizational", "badge", "nhs",
    "medicare", "kunden", "mitglieds", "personal", "loyalty", "subscriber", "donor", "guest",
  ]
  private static let whole: Set<String> = [
    "id", "ids", "ssn", "nin", "nino", "guid", "uuid", "ein", "tin", "itin", "dni", "nif", "nie",
    "cpf", "cnpj", "bsn", "pesel", "nip", "regon", "personnummer", "codicefiscale", "partitaiva",
    "kundennummer", "kundennr", "kundeid", "mitgliedsnummer", "mitgliedsnr", "personalnummer",
    "personalnr", "steuernummer", "steuerid", "sozialversicherungsnummer", "versichertennummer",
    "debitorennummer", "debitornummer", "numeroclient", "numerodeclient", "numerodecliente",
    "codigocliente", "codicecliente", "klantnummer", "lidnummer", "numerklienta", "kundnummer",
    "medlemsnummer", "socialsecurity", "socialsecuritynumber", "govid",
  ]
  private static let services: Set<String> = [
    "yahoo", "messenger", "skype", "irc", "icq", "google", "msn", "aim", "qq", "jabber", "live",
    "chat", "im", "twitter", "caller",
  ]
}

import ContactModel

extension CSVColumnMap {
  /// Finds out what the columns become, from their headers, then from their values.
  ///
  /// - Parameter fallback: The order of dates where no value of the table tells.
  init(headers: [String], evidence: [CSVColumnEvidence], fallback: CSVDateOrder) {
    let source = Self.source(of: headers)
    let isLocalized =
      source == .outlookDesktop
      && headers.count { OutlookColumns.targets[HeaderText.key($0)] != nil } < 5
    var guesses: [HeaderGuess?] = []
    var columns: [CSVColumn] = []
    for index in evidence.indices {
      let header = index < headers.count ? HeaderText.trimmed(headers[index]) : ""
      let guess = HeaderGuess(header)
      guesses.append(guess)
      var column =
        Self.known(header, index, source, isLocalized) ?? Self.guessed(header, guess)
        ?? Self.fromValues(header, index, evidence[index])
      column.samples = evidence[index].samples
      columns.append(column)
    }
    Self.settleBareWords(&columns, guesses, source)
    let order = Self.commonOrder(evidence) ?? fallback
    for index in columns.indices where columns[index].target.isDate {
      let own = evidence[index].dateOrder
      columns[index].dateOrder = own == .unknown ? order : own
    }
    self.init(columns: columns, source: source)
  }

  static func source(of headers: [String]) -> CSVSource {
    if headers.isEmpty { return .unknown }
    if let source = GoogleColumns.source(of: headers) { return source }
    if let source = ThunderbirdColumns.source(of: headers) { return source }
    if let source = OutlookColumns.source(of: headers) { return source }
    let names = Set(headers.map(HeaderText.key))
    if names.contains("connected on") || names.contains("verbunden am") { return .linkedIn }
    return .unknown
  }

  private static func known(
    _ header: String, _ index: Int, _ source: CSVSource, _ isLocalized: Bool
  ) -> CSVColumn? {
    let target: CSVTarget?
    switch source.format {
    case CSVSource.googleNew.format: target = GoogleColumns.target(for: header)
    case CSVSource.outlookDesktop.format:
      target = OutlookColumns.target(for: header, at: index, isLocalized: isLocalized)
    case CSVSource.thunderbird.format: target = ThunderbirdColumns.target(for: header)
    default: target = nil
    }
    guard let target else { return nil }
    return CSVColumn(
      header: header, target: target, confidence: isLocalized ? 0.9 : 1,
      reason: isLocalized
        ? "position in the columns of \(source.name)" : "column of \(source.name)")
  }

  private static func guessed(_ header: String, _ guess: HeaderGuess?) -> CSVColumn? {
    guard let guess else { return nil }
    return CSVColumn(
      header: header, target: guess.target, confidence: guess.confidence, reason: guess.reason)
  }

  private static func fromValues(
    _ header: String, _ index: Int, _ evidence: CSVColumnEvidence
  ) -> CSVColumn {
    func column(_ target: CSVTarget, _ confidence: Double, _ reason: String) -> CSVColumn {
      CSVColumn(header: header, target: target, confidence: confidence, reason: reason)
    }
    if evidence.filled == 0, header.isEmpty { return column(.ignored, 1, "an empty column") }
    if evidence.mostly(evidence.emails) {
      return column(CSVTarget(.emailAddress), 0.8, "its values are email addresses")
    }
    if evidence.mostly(evidence.urls) {
      return column(CSVTarget(.urlAddress), 0.7, "its values are web addresses")
    }
    if evidence.mostly(evidence.phones) {
      return column(CSVTarget(.phoneNumber), 0.6, "its values are phone numbers")
    }
    let name = header.isEmpty ? "Column \(index + 1)" : header
    return column(.custom(name), 0.2, "not understood; kept as a custom field")
  }

  /// "Name" beside a family name is the given name; "Title" beside a job title is the name's prefix.
  private static func settleBareWords(
    _ columns: inout [CSVColumn], _ guesses: [HeaderGuess?], _ source: CSVSource
  ) {
    guard source == .unknown else { return }
    func has(_ kind: PropertyKind, except index: Int) -> Bool {
      columns.indices.contains { $0 != index && columns[$0].target.kind == kind }
    }
    for index in columns.indices {
      guard let guess = guesses[index] else { continue }
      if guess.isBareName, has(.familyName, except: index), !has(.givenName, except: index) {
        columns[index].target = CSVTarget(.givenName)
        columns[index].reason = "\"\(columns[index].header)\" beside a family name"
        columns[index].confidence = 0.8
      }
      if guess.isBareTitle, has(.jobTitle, except: index) {
        columns[index].target = CSVTarget(.namePrefix)
        columns[index].reason = "\"\(columns[index].header)\" beside a job title"
        columns[index].confidence = 0.8
      }
    }
    settleBirthParts(&columns)
  }

  /// German "Geburtstag" is the day where year and month have columns of their own.
  private static func settleBirthParts(_ columns: inout [CSVColumn]) {
    let roles = columns.filter { $0.target.kind == .birthday }.map(\.target.role)
    guard roles.contains(.year), roles.contains(.month), !roles.contains(.day) else { return }
    for index in columns.indices
    where columns[index].target.kind == .birthday && columns[index].target.role == .value {
      columns[index].target.role = .day
      columns[index].reason = "beside year and month of birth"
    }
  }

  /// How all columns together order day and month.
  private static func commonOrder(_ evidence: [CSVColumnEvidence]) -> CSVDateOrder? {
    var all = CSVColumnEvidence()
    for column in evidence {
      all.dayFirst += column.dayFirst
      all.monthFirst += column.monthFirst
    }
    return all.dateOrder == .unknown ? nil : all.dateOrder
  }
}

extension CSVTarget {
  var isDate: Bool { (kind == .birthday || kind == .date) && role == .value }
}

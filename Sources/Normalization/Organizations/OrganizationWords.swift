import RecordStreams

/// Legal forms and other words that only organizations have in their names.
struct OrganizationWords: Sendable {
  static let shared = OrganizationWords()

  /// Folded, undotted words of legal forms, one to four of them, spaces between.
  private let forms: RuleTable
  /// 1: a legal form that is hardly ever a word of a person's name; 2: a word of organizations.
  private let words: RuleTable

  private init() {
    var forms = RuleTable(count: 4000)
    var key: [UInt8] = []
    func fold(_ text: Span<UInt8>) {
      key.removeAll(keepingCapacity: true)
      WordFolder.appendUndottedWords(of: text, to: &key)
    }
    RuleTable.forEachRule(in: LegalForms.text) { form, _ in
      fold(form)
      if key.count >= 2 { forms.insert(key.span, 1) }
      // "S. A.": words of one letter, too.
      key.removeAll(keepingCapacity: true)
      WordFolder.appendWords(of: form, to: &key)
      if key.count >= 3 { forms.insert(key.span, 1) }
    }
    var words = RuleTable(count: 600)
    RuleTable.forEachPiece(of: Self.plainForms.bytes, separator: 0x20) { form in
      fold(form)
      words.insert(key.span, 1)
      forms.insert(key.span, 1)
    }
    RuleTable.forEachPiece(of: Self.organizationWords.bytes, separator: 0x20) { word in
      fold(word)
      words.insert(key.span, 2)
    }
    self.forms = forms
    self.words = words
  }

  /// What a folded word is: 1 a plain legal form, 2 a word of organizations, 0 neither.
  func kind(of word: Span<UInt8>) -> UInt32 { words.value(of: word) }

  /// Whether folded, undotted words are a legal form.
  func isLegalForm(_ words: Span<UInt8>) -> Bool {
    words.count <= 60 && forms.contains(words)
  }

  /// Whether a text ends with a legal form that is hardly ever a name, with a word before it.
  ///
  /// - Parameter scratch: Room for folding; its content is lost.
  func endsWithLegalForm(_ text: Span<UInt8>, scratch: inout [UInt8]) -> Bool {
    fold(text, into: &scratch)
    let folded = scratch.span
    guard let space = folded.lastIndex(of: 0x20) else { return false }
    return words.value(of: folded.slice(space + 1, folded.count)) == 1
  }

  /// Whether a name is that of an organization: it ends with a legal form, or has a word only they have.
  ///
  /// - Parameter scratch: Room for folding; its content is lost.
  func isLikelyOrganization(_ text: Span<UInt8>, scratch: inout [UInt8]) -> Bool {
    fold(text, into: &scratch)
    let folded = scratch.span
    var start = 0
    var count = 0
    var last: UInt32 = 0
    while start < folded.count {
      let end = folded.firstIndex(of: 0x20, from: start) ?? folded.count
      last = words.value(of: folded.slice(start, end))
      if last == 2 { return true }
      count += 1
      start = end + 1
    }
    return last == 1 && count > 1
  }

  private func fold(_ text: Span<UInt8>, into scratch: inout [UInt8]) {
    scratch.removeAll(keepingCapacity: true)
    guard text.count > 1, text.count < 256 else { return }
    WordFolder.appendUndottedWords(of: text, to: &scratch)
  }

  /// Own compilation, CC0.
  private static let plainForms: StaticString =
    """
    gmbh inc llc ltd corp corporation incorporated limited plc llp ag kg kgaa ohg ug gbr ev mbh sarl srl spa \
    sro bv nv oyj aps oy kft zrt nyrt jsc ojsc ooo oao pao ltda lda pty pte bhd sdn gmbhcokg \
    eirl eurl snc sl slu sicav kabushiki kaisha 株式会社 有限公司 有限会社 주식회사 ооо оао зао пао ип тов
    """
  /// Own compilation, CC0.
  private static let organizationWords: StaticString =
    """
    company companies bank banque banco university universitat universite universidad universita college school \
    schule ecole escuela hospital klinik clinic clinique hotel restaurant pizzeria ristorante cafe pharmacy apotheke \
    pharmacie farmacia museum theater theatre foundation stiftung fondation fundacion association verein verband \
    institute institut instituto ministry ministerium ministere department agency agentur agence insurance \
    versicherung assurance services service solutions consulting logistics holding holdings group gruppe groupe \
    grupo partners associates systems technologies technology industries international enterprises bros \
    society gesellschaft societe sociedad eglise iglesia parish gemeinde rathaus praxis kanzlei \
    werkstatt autohaus backerei metzgerei baumarkt supermarket supermarkt taxi airlines airways sparkasse volksbank \
    helpdesk hotline support office reception empfang zentrale sekretariat vertrieb buchhaltung \
    kundenservice laboratory laboratories labs studio studios media verlag publishing foods
    """
}

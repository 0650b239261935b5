/// Finds the extension at the end of a number, by the labels that libphonenumber knows.
///
/// Its pattern has six alternatives, all of which end in a run of digits, perhaps with "#" behind.
/// So the run is taken first, and the text before it tells which alternatives apply.
struct PhoneExtensionFinder: ~Escapable {
  /// An extension: where its label or separators start, and its digits.
  struct Match {
    var start: Int
    var digits: Range<Int>
  }

  private let text: DialText
  /// The run of digits at the end; empty if there is none, and then nothing matches.
  private let digits: Range<Int>
  private let endsInHash: Bool

  @_lifetime(copy text)
  init(_ text: DialText) {
    var end = text.count
    endsInHash = end > 0 && text[end - 1].code == UInt8(ascii: "#")
    if endsInHash { end -= 1 }
    var start = end
    while start > 0, text[start - 1].digit != nil { start -= 1 }
    digits = start..<end
    self.text = text
  }

  /// The match that starts first.
  func find() -> Match? {
    var first: Int?
    forEachStart { starts in
      first = min(first ?? starts.lowerBound, starts.lowerBound)
    }
    return first.map { Match(start: $0, digits: digits) }
  }

  /// Whether an extension that reaches to the end can start at one of these places.
  func canStart(in places: ClosedRange<Int>) -> Bool {
    var found = false
    forEachStart { starts in
      if starts.overlaps(places) { found = true }
    }
    return found
  }

  /// Calls `body` with the places where each alternative that applies can start.
  private func forEachStart(_ body: (ClosedRange<Int>) -> Void) {
    guard !digits.isEmpty, digits.count <= 20 else { return }
    // [ \u00a0\t,-]* before the digits, and one of [:.．] before that.
    let run = start(of: digits.lowerBound) { $0.isBlank || $0.code == 0x2c || $0.code == 0x2d }
    let label = run > 0 && isStop(text[run - 1]) ? run - 1 : run
    if !endsInHash, let start = parameterStart { body(start...start) }
    if let start = explicitLabelStart(label) { body(separatorStart(start)...start) }
    if digits.count <= 9, let start = shortLabelStart(label) { body(separatorStart(start)...start) }
    if digits.count <= 6, endsInHash {
      let start = start(of: digits.lowerBound) { $0.code == 0x20 || $0.code == 0x2d }
      if start < digits.lowerBound { body(start...digits.lowerBound - 1) }
    }
    forEachDiallingStart(run: run, label: label, body)
  }

  /// ",," or ";" with up to 15 digits, commas with up to 9, as phones dial them.
  private func forEachDiallingStart(run: Int, label: Int, _ body: (ClosedRange<Int>) -> Void) {
    if digits.count <= 15, label > 0, text[label - 1].code == UInt8(ascii: ";") {
      body(blankStart(label - 1)...label - 1)
    }
    guard digits.count <= 15 else { return }
    // Commas directly before the stop: two of them, or with few digits all of them.
    let stopCommas = label < run ? start(of: label) { $0.code == UInt8(ascii: ",") } : label
    if digits.count <= 9, stopCommas < label { body(blankStart(stopCommas)...label - 1) }
    if label - stopCommas >= 2 { body(blankStart(label - 2)...label - 2) }
    // Commas within the run before the digits.
    var index = run
    while index < digits.lowerBound {
      let isPair = index + 1 < digits.lowerBound && text[index + 1].code == UInt8(ascii: ",")
      if text[index].code == UInt8(ascii: ","), isPair || digits.count <= 9 {
        body(blankStart(index)...index)
        return
      }
      index += 1
    }
  }

  /// The place of ";ext=" directly before the digits.
  private var parameterStart: Int? {
    precededBy(";ext=", end: digits.lowerBound)
  }

  /// The start of the longest explicit label that ends at `end`: ext, xt, extn, extension,
  /// extensión, anexo, доб, ｅｘｔｎ …
  private func explicitLabelStart(_ end: Int) -> Int? {
    guard end > 1 else { return nil }
    switch text[end - 1].lowercased {
    case .t:
      return latinStemStart(end)
    case .n:
      return latinStemStart(end - 1) ?? extensionStemStart(end - 1)
    case .o:
      return extensionStemStart(end) ?? precededBy("anexo", end: end)
    case .oWithAcute, .combiningAcute:
      return extensionStemStart(end)
    case .cyrillicB:
      let isLabel = end > 2 && text[end - 3] == .cyrillicD && text[end - 2] == .cyrillicO
      return isLabel ? end - 3 : nil
    case .wideT:
      return wideStemStart(end)
    case .wideN:
      return wideStemStart(end - 1)
    default:
      return nil
    }
  }

  /// The start of "xt" or "ext".
  private func latinStemStart(_ end: Int) -> Int? {
    guard let start = precededBy("xt", end: end) else { return nil }
    return precededBy("e", end: start) ?? start
  }

  /// The start of "extensio", the o with or without an acute accent, composed or combining.
  private func extensionStemStart(_ end: Int) -> Int? {
    guard end > 1 else { return nil }
    let plain =
      switch text[end - 1] {
      case .oWithAcute: precededBy("ensi", end: end - 1)
      case .combiningAcute: precededBy("ensio", end: end - 1)
      default: precededBy("ensio", end: end)
      }
    return plain.flatMap { latinStemStart($0) }
  }

  private func wideStemStart(_ end: Int) -> Int? {
    guard end > 1, text[end - 1] == .wideT, text[end - 2] == .wideX else { return nil }
    return end > 2 && text[end - 3] == .wideE ? end - 3 : end - 2
  }

  /// The start of a short or ambiguous label that ends at `end`: x, #, ~, int, ｉｎｔ.
  private func shortLabelStart(_ end: Int) -> Int? {
    guard end > 0 else { return nil }
    switch text[end - 1].lowercased {
    case .x, .hash, .tilde, .wideX, .wideHash, .wideTilde:
      return end - 1
    case .t:
      return precededBy("int", end: end)
    case .wideT:
      return end > 2 && text[end - 2] == .wideN && text[end - 3] == .wideI ? end - 3 : nil
    default:
      return nil
    }
  }

  /// The start of a lower-case ASCII word, whatever its case in the text, that ends at `end`.
  private func precededBy(_ word: String, end: Int) -> Int? {
    let start = end - word.utf8.count
    guard start >= 0 else { return nil }
    var index = start
    for byte in word.utf8 {
      guard text[index].lowercased.code == byte else { return nil }
      index += 1
    }
    return start
  }

  private func isStop(_ character: DialCharacter) -> Bool {
    character.code == UInt8(ascii: ":") || character.code == UInt8(ascii: ".")
      || character == .wideStop
  }

  private func blankStart(_ end: Int) -> Int { start(of: end) { $0.isBlank } }

  private func separatorStart(_ end: Int) -> Int {
    start(of: end) { $0.isBlank || $0.code == UInt8(ascii: ",") }
  }

  /// Goes back from `end` over the characters that `belongs` accepts.
  private func start(of end: Int, _ belongs: (DialCharacter) -> Bool) -> Int {
    var start = end
    while start > 0, belongs(text[start - 1]) { start -= 1 }
    return start
  }
}

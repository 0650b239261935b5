/// Reads a word sound by sound for `PhoneticKey`.
///
/// Each rule looks at the letter at hand and a few beside it, hears one sound or none, and steps over
/// the letters that it took.
struct PhoneticReader: ~Escapable {
  private let word: Span<UInt8>
  private var index = 0
  private(set) var primary = SoundSequence()
  private(set) var secondary = SoundSequence()

  @_lifetime(copy word)
  init(_ word: Span<UInt8>) { self.word = word }

  @_lifetime(self: copy self)
  mutating func run() {
    while index < word.count { index += step() }
  }

  /// Hears what begins at `index` and returns how many letters it took.
  @_lifetime(self: copy self)
  private mutating func step() -> Int {
    switch at(0) {
    case "a", "e", "i", "o", "u", "y": return hearVowel()
    case "b": return at(-1) == "m" && isEnd(1) ? 1 : hear(.p)
    case "c": return stepC()
    case "d": return stepD()
    case "f", "v": return hear(.f)
    case "g": return stepG()
    case "h": return isStart && isVowel(1) ? hear(.h, or: .vowel) : 1
    case "j": return stepJ()
    case "k":
      if at(1) == "n", isStart { return 1 }
      return at(1) == "h" ? hear(.k, or: .h, taking: 2) : hear(.k)
    case "l": return hear(.l)
    case "m": return hear(.m)
    case "n": return hear(.n)
    case "p":
      if at(1) == "h" || at(1) == "f" { return hear(.f, taking: 2) }
      return at(1) == "s" && isStart ? 1 : hear(.p)
    case "q": return hear(.k, taking: at(1) == "u" ? 2 : 1)
    case "r": return hear(.r, taking: at(1) == "h" ? 2 : 1)
    case "s": return stepS()
    case "t": return stepT()
    case "w": return stepW()
    case "x": return stepX()
    case "z": return at(1) == "h" ? hear(.sh, taking: 2) : hear(.s)
    default: return 1
    }
  }

  /// c: k, but soft before e, i, y; ch as in English, in German and Greek names k; cz as in Polish.
  @_lifetime(self: copy self)
  private mutating func stepC() -> Int {
    switch at(1) {
    case "h":
      switch at(2) {
      case "r", "l", "n", "t", "s": return hear(.k, taking: 2)
      default: return hear(.sh, or: .k, taking: 2)
      }
    case "k", "q": return hear(.k, taking: 2)
    case "z": return hear(.sh, or: .s, taking: 2)
    case "c": return isSoftening(2) ? hear(.sh, or: .k, taking: 2) : hear(.k, taking: 2)
    default: return isSoftening(1) ? hear(.s, or: .sh) : hear(.k)
    }
  }

  @_lifetime(self: copy self)
  private mutating func stepD() -> Int {
    switch at(1) {
    case "g" where isSoftening(2): return hear(.sh, taking: 2)
    case "j": return hear(.sh, taking: 2)
    case "t": return hear(.t, taking: 2)
    case "z": return at(2) == "h" ? hear(.sh, taking: 3) : hear(.s, taking: 2)
    default: return hear(.t)
    }
  }

  /// g: soft before e, i, y in English, hard in German; gh is silent but before a vowel; gn is n at
  /// either end of a word.
  @_lifetime(self: copy self)
  private mutating func stepG() -> Int {
    switch at(1) {
    case "h": return isStart || isVowel(2) ? hear(.k, taking: 2) : 2
    case "n" where isStart || isEnd(2): return 1
    case "g": return hear(.k, taking: 2)
    default: return isSoftening(1) ? hear(.sh, or: .k) : hear(.k)
    }
  }

  /// j: as in John, or a y as in Jan; inside a word the y comes first (Maja, Björn).
  @_lifetime(self: copy self)
  private mutating func stepJ() -> Int {
    if isStart { return hear(.sh, or: .vowel) }
    guard isVowel(-1) else { return 1 }
    primary.addVowel()
    secondary.add(.sh)
    return 1
  }

  /// s: sch and sh one sound, sz as in Hungarian or as in Polish, sc soft before e, i, y.
  @_lifetime(self: copy self)
  private mutating func stepS() -> Int {
    switch at(1) {
    case "c":
      if at(2) == "h" { return hearSch() }
      return isSoftening(2) ? hear(.s, or: .sh, taking: 2) : hear(.s)
    case "h": return hear(.sh, taking: 2)
    case "j": return hear(.sh, or: .s, taking: 2)
    case "z": return hear(.s, or: .sh, taking: 2)
    default: return hear(.s)
    }
  }

  /// sch: one sound; but s before m, n, l, r, w where German is not spoken (Schmidt, Smith), and sk
  /// before vowels in Dutch and Italian (Schiavo).
  @_lifetime(self: copy self)
  private mutating func hearSch() -> Int {
    switch at(3) {
    case "m", "n", "l", "r", "w": return hear(.sh, or: .s, taking: 3)
    default:
      primary.add(.sh)
      secondary.add(.s)
      secondary.add(.k)
      return 3
    }
  }

  /// t: th is t (Thomas), tch and tsch one sound, tz is s, ts is s in Slavic names.
  @_lifetime(self: copy self)
  private mutating func stepT() -> Int {
    switch (at(1), at(2)) {
    case ("c", "h"): return hear(.sh, taking: 3)
    case ("s", "h"): return hear(.sh, taking: 3)
    case ("s", "c") where at(3) == "h": return hear(.sh, taking: 4)
    case ("h", _): return hear(.t, taking: 2)
    case ("z", _): return hear(.s, taking: 2)
    case ("i", "a"), ("i", "o"): return hear(.sh, or: .t)
    case ("s", _):
      primary.add(.t)
      primary.add(.s)
      secondary.add(.s)
      return 2
    default: return hear(.t)
    }
  }

  /// w: v before a vowel and in -wski; silent in wr- and behind a vowel (Brown).
  @_lifetime(self: copy self)
  private mutating func stepW() -> Int {
    if isStart {
      if at(1) == "r" { return 1 }
      return hear(.f, taking: at(1) == "h" ? 2 : 1)
    }
    return isVowel(1) || at(1) == "s" ? hear(.f) : 1
  }

  /// x: ks; at the start s or, in Chinese and Portuguese names, sh; silent in -aux.
  @_lifetime(self: copy self)
  private mutating func stepX() -> Int {
    if isStart { return hear(.s, or: .sh) }
    if isEnd(1), at(-1) == "u", at(-2) == "a" { return 1 }
    _ = hear(.k)
    return hear(.s)
  }

  // MARK: Hearing

  @_lifetime(self: copy self)
  private mutating func hear(_ sound: Sound, or other: Sound? = nil, taking count: Int = 1) -> Int {
    primary.add(sound)
    secondary.add(other ?? sound)
    return count
  }

  @_lifetime(self: copy self)
  private mutating func hearVowel() -> Int {
    primary.addVowel()
    secondary.addVowel()
    return 1
  }

  // MARK: Looking around

  private var isStart: Bool { index == 0 }

  private func at(_ offset: Int) -> Unicode.Scalar {
    let place = index + offset
    return place >= 0 && place < word.count ? Unicode.Scalar(word[place]) : "\0"
  }

  private func isEnd(_ offset: Int) -> Bool { index + offset >= word.count }

  private func isVowel(_ offset: Int) -> Bool {
    switch at(offset) {
    case "a", "e", "i", "o", "u", "y": true
    default: false
    }
  }

  private func isSoftening(_ offset: Int) -> Bool {
    switch at(offset) {
    case "e", "i", "y": true
    default: false
    }
  }
}

import RecordStreams
import UnicodeText

/// Chinese, Japanese and Korean names: family first, often without a space.
enum EastAsianNames {
  /// Whether all letters of a name are of these scripts.
  static func isEastAsian(_ text: Span<UInt8>) -> Bool {
    guard let first = firstNonSpace(text), first >= 0xE3 else { return false }
    let scripts = ScriptSet(of: text)
    return !scripts.isEmpty && scripts.isSubset(of: .eastAsian)
  }

  /// How many bytes the family name takes in a name without a space; `nil` when that cannot be told.
  ///
  /// Korean: one syllable, two for the few double names. Chinese: one character, two for double names; two
  /// and two of four characters otherwise, which are Japanese more often than not. Japanese with kana behind
  /// kanji: the kanji.
  static func familyLength(_ name: Span<UInt8>) -> Int? {
    let count = name.count / 3
    guard name.count % 3 == 0, count >= 2, count <= 6 else { return nil }
    for double in doubleFamilies where count > 2 && name.hasPrefix(double) { return 6 }
    let scripts = ScriptSet(of: name)
    if scripts == .hangul { return count <= 4 ? 3 : nil }
    if scripts == .han { return count <= 3 ? 3 : count <= 5 ? 6 : nil }
    if scripts == [.han, .kana] { return kanjiPrefix(name) }
    return nil
  }

  private static func firstNonSpace(_ text: Span<UInt8>) -> UInt8? {
    for index in text.indices where text[index] != 0x20 { return text[index] }
    return nil
  }

  /// The bytes of Han characters before the first kana.
  private static func kanjiPrefix(_ name: Span<UInt8>) -> Int? {
    var end = 0
    while end + 3 <= name.count, ScriptSet(of: name.slice(end, end + 3)) == .han { end += 3 }
    return end > 0 && end < name.count ? end : nil
  }

  /// Own compilation of facts, CC0.
  private static let doubleFamilies: [StaticString] = [
    "남궁", "황보", "제갈", "사공", "선우", "서문", "독고", "欧阳", "歐陽", "司马", "司馬", "上官", "诸葛",
    "諸葛", "司徒", "夏侯", "东方", "東方", "皇甫", "尉迟", "尉遲", "公孙", "公孫", "慕容", "令狐", "端木",
  ]
}

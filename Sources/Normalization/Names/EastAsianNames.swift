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

  /// Which of two words is the family name: the one that is a common family name, else the shorter one,
  /// else the first. Programs for Western names write the given name first.
  static func isFamilyFirst(_ first: Span<UInt8>, _ second: Span<UInt8>) -> Bool {
    let isFirstFamily = families.contains(first)
    let isSecondFamily = families.contains(second)
    if isFirstFamily != isSecondFamily { return isFirstFamily }
    // Japanese family names are as long as given names; Chinese and Korean ones are shorter.
    return first.count <= second.count || first.count > 6
  }

  private static let families: RuleTable = {
    var table = RuleTable(count: 700)
    RuleTable.forEachPiece(of: chineseAndKorean.bytes, separator: 0x20) { run in
      for start in stride(from: 0, to: run.count - 2, by: 3) {
        table.insert(run.slice(start, start + 3), 1)
      }
    }
    RuleTable.forEachPiece(of: japanese.bytes, separator: 0x20) { table.insert($0, 1) }
    for name in doubleFamilies { table.insert(name.bytes, 1) }
    return table
  }()

  /// Common family names of one character. Own compilation of facts, CC0.
  private static let chineseAndKorean: StaticString =
    """
    王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂     苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎     易常武乔喬贺賀赖賴龚龔文战戰童     김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구나민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용
    """
  /// Common Japanese family names of two characters. Own compilation of facts, CC0.
  private static let japanese: StaticString =
    """
    佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 斉藤 清水 山崎 池田     橋本 阿部 石川 山下 中島 石井 小川 前田 岡田 長谷川 藤田 近藤 後藤 青木 坂本 村上 遠藤 福田 太田 西村 藤井 金子 岡本     藤原 中野 三浦 原田 中川 松田 竹内 小野 田村 中山 和田 石田 森田 上田 内田 柴田 酒井 宮崎 横山 高木 安藤 宮本 大野 小島     工藤 谷口 今井 高田 丸山 増田 杉山 村田 大塚 新井 藤本 小山 平野 河野 上野 野口 武田 松井 千葉 岩崎 菅原 木下 久保 佐野     野村 松尾 市川 菊地 杉本 古川 大西 島田 水野 桜井 高野 吉川 山内 西田 飯田 西川 小松 北村 安田 五十嵐 川口 平田 関口 中田     久保田 東 服部 川崎 土屋 本田 福島 辻 樋口 秋山 田口 永井 山中 中西 吉村 川上 石原 大橋 松岡 浜田 馬場 森本 矢野 浅野 松下     星野 大久保 吉岡 小池 野田 荒木 大谷 熊谷 松浦 黒田 尾崎 永田 川村 望月 田辺 菊池 西山 菅野 河合 早川 菊田 若松 津田 廣川
    """

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

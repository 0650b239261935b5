import TestSupport
import Testing

@testable import UnicodeText

@Suite struct TransliteratorTests {
  @Test(
    "names of any script are read in Latin letters",
    arguments: [
      ("Иван Петров", "ivan petrov"), ("Сергей Щукин", "sergey shchukin"), ("Юлия", "yuliya"),
      ("Алёна", "alena"), ("Игорь Подъячев", "igor podyachev"),
      ("Владимир Їжакевич", "vladymyr yizhakevych"),
      ("Сергій Гнатюк", "serhii hnatiuk"), ("Євген Ґудзь", "yevhen gudz"),
      ("Васіль Быкаў", "vasil bykau"),
      ("Ђорђе Ђоковић", "dorde dokovic"), ("Љиљана Живковић", "ljiljana zivkovic"),
      ("Ангел Българов", "angel balgarov"), ("Нұрсұлтан Әлімжанұлы", "nursultan alimzhanuly"),
      ("Γεώργιος Παπαδόπουλος", "georgios papadopoulos"), ("Ευάγγελος", "evangelos"),
      ("Ευστάθιος Μπάρκας", "efstathios barkas"), ("Αύρα", "avra"),
      ("김민준", "gimminjun"), ("박 서연", "bak seoyeon"), ("さとう ゆうき", "sato yuki"),
      ("いのうえ", "inoue"), ("タナカ タロウ", "tanaka taro"), ("きょうこ", "kyoko"), ("ハットリ", "hattori"),
      ("マッチャ", "matcha"), ("ジョン・スミス", "jon sumisu"), ("フィリップ", "firippu"), ("シェーン", "shen"),
      ("陳大文", "chen da wen"), ("محمد", "mhmd"), ("Zoë Müller", "zoe muller"), ("Ana", "ana"),
      ("", ""),
      ("Анна Smith 陳", "anna smith chen"), ("ไทย", "thiy"), ("🍕", "🍕"),
    ])
  func readings(text: String, expected: String) {
    var transliterator = Transliterator()
    #expect(appended { transliterator.transliterate(text.utf8Span.span, into: &$0) } == expected)
  }

  @Test("a key is never empty where the folded form is not")
  func nonEmpty() {
    var generator = SeededGenerator(seed: runSeed)
    var transliterator = Transliterator()
    for _ in 0..<3_000 {
      let text = RandomText.next(&generator)
      var folded: [UInt8] = []
      TextFolder.fold(text.span, into: &folded)
      var key: [UInt8] = []
      transliterator.transliterate(text.span, into: &key)
      #expect(key.isEmpty == folded.isEmpty, "SEED=\(runSeed) \(text)")
    }
  }
}

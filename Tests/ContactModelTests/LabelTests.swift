import ContactModel
import Testing

struct LabelTests {
  @Test("every standard label has a token that leads back to it")
  func tokens() {
    for label in StandardLabel.allCases where label != .none && label != .custom {
      #expect(StandardLabel(token: label.token) == label, "\(label)")
    }
  }

  @Test(
    "labels read as words",
    arguments: [
      (Label.home, "home"), (.homeFax, "home fax"), (.iPhone, "iPhone"),
      (Label(rawValue: "_$!<YoungerSister>!$_"), "younger sister"),
      (Label(rawValue: "Grandma’s 📞"), "Grandma’s 📞"), (.none, ""),
    ])
  func words(label: Label, text: String) {
    #expect(label.displayText == text)
  }

  @Test("the tokens are those of the label table")
  func table() {
    #expect(Label.home.rawValue == "_$!<Home>!$_")
    #expect(Label.homeFax.rawValue == "_$!<HomeFAX>!$_")
    #expect(Label.appleWatch.rawValue == "Apple Watch")
    #expect(StandardLabel(token: "_$!<iPhone>!$_") == .iPhone)
  }
}

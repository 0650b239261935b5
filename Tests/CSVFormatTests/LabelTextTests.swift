import ContactModel
import Testing

@testable import CSVFormat

struct LabelTextTests {
  @Test(
    "labels are known in any case, with or without a space",
    arguments: [
      ("Home", .home), ("WORK", .work), ("mobile", .mobile), ("homeFax", .homeFax),
      ("Work Fax", .workFax), ("Pager", .pager), ("Main", .main), ("Anniversary", .anniversary),
      ("Spouse", .spouse), ("Home Page", .homePage), ("iPhone", .iPhone), ("Other", .other),
      ("Assistant", .assistant), ("Grandma's", .custom), ("Google Voice", .custom), ("", .none),
    ] as [(String, StandardLabel)])
  func labels(_ text: String, _ label: StandardLabel) {
    let bytes = Array(text.utf8)
    #expect(LabelText(bytes.span).label == label)
    let starred = Array(("* " + text).utf8)
    #expect(LabelText(starred.span).label == label)
    #expect(LabelText(starred.span).isPreferred)
  }

  @Test(
    "every standard label is read as it is written, but for those of relations that have no word")
  func roundTrip() {
    for label in StandardLabel.allCases where label != .none && label != .custom {
      let word = Array(label.word.utf8)
      #expect(LabelText(word.span).label == label, "\(label)")
    }
  }
}

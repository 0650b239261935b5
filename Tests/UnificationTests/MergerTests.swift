import ContactModel
import RecordStreams
import Testing

@testable import Unification

@Suite("Merger")
struct MergerTests {
  let merger = Merger(policy: MergePolicy(region: "US"))

  @Test("everything is kept once: numbers, notes, categories, single values")
  func everything() {
    var first = person("Mia Merge", birthday: "1980-05-06", note: "met in Rome").mutableCopy()
    first.phoneNumbers = [
      LabeledValue(label: .mobile, value: "+12025550100"),
      LabeledValue(label: .work, value: "+12025550101"),
    ]
    first.categories = ["Friends"]
    var second = person("Mia Merge", middle: "Q.", email: "mia@example.com", note: "likes tea")
      .mutableCopy()
    second.phoneNumbers = [LabeledValue(label: .home, value: "(202) 555-0100")]
    second.categories = ["Work", "Friends"]
    second.jobTitle = "Boss"
    let merged = merger.merge([Contact(first), Contact(second)]).contact
    #expect(Set(merged.phoneNumbers.map(\.value)).count == 2)
    #expect(merged.phoneNumbers.first { $0.label == .mobile } != nil)
    #expect(merged.note.contains("met in Rome") && merged.note.contains("likes tea"))
    #expect(Set(merged.categories) == ["Friends", "Work"])
    #expect(merged.birthday == ContactDate(year: 1980, month: 5, day: 6))
    #expect(merged.jobTitle == "Boss")
    #expect(merged.middleName == "Q.")
    #expect(merged.emailAddresses.map(\.value) == ["mia@example.com"])
  }

  @Test(
    "a name comes whole from the card that has it best",
    arguments: [
      (["Bob Jonas", "Robert Jonas"], "Robert Jonas"),
      (["ROBERT JONAS", "Robert Jonas"], "Robert Jonas"),
      (["R. Jonas", "Robert Jonas"], "Robert Jonas"), (["Lukasz Zak", "Łukasz Żak"], "Łukasz Żak"),
      (["Robret Jonas", "Robert Jonas", "Robert Jonas"], "Robert Jonas"),
      (["Robert", "Robert Jonas"], "Robert Jonas"),
      (["robert jonas", "Robert Jonas"], "Robert Jonas"),
    ])
  func names(cards: [String], best: String) {
    let merged = merger.merge(cards.map { person($0) }).contact
    #expect("\(merged.givenName) \(merged.familyName)" == best)
    #expect(merged.formattedName == best)
  }

  @Test(
    "equal values keep the label that says most",
    arguments: [
      (Label.mobile, Label.iPhone, Label.iPhone), (.main, .home, .home), (.none, .work, .work),
      (.other, .mobile, .mobile),
      (Label(rawValue: "Grandma's"), .home, Label(rawValue: "Grandma's")),
    ])
  func labels(one: Label, other: Label, best: Label) {
    func card(_ label: Label, _ number: String) -> Contact {
      var card = MutableContact()
      card.givenName = "Ann"
      card.phoneNumbers = [LabeledValue(label: label, value: number)]
      return Contact(card)
    }
    for cards in [
      [card(one, "+12025550143"), card(other, "(202) 555-0143")],
      [card(other, "+12025550143"), card(one, "(202) 555-0143")],
    ] {
      let phones = merger.merge(cards).contact.phoneNumbers
      #expect(phones.count == 1)
      #expect(phones.first?.label == best)
    }
  }

  @Test("the order of the cards does not matter", arguments: [1, 2, 3, 4] as [UInt64])
  func order(seed: UInt64) {
    var book = Book(people: 1, seed: seed)
    let cards = (book.contacts + Book(people: 1, seed: seed &+ 9).contacts)
      .enumerated().map { index, card in
        var card = card
        card.provenance = Provenance(record: index + 1)
        return card
      }
    let straight = merger.merge(cards)
    let shuffled = merger.merge(book.shuffledPositions(cards.count).map { cards[$0] })
    #expect(straight == shuffled)
  }

  @Test("merging the result with its cards again changes nothing")
  func idempotence() {
    for seed in 1...6 as ClosedRange<UInt64> {
      let cards = Book(people: 2, seed: seed).contacts
      let once = merger.merge(cards).contact
      #expect(merger.merge([once]).contact == once)
      let again = merger.merge([once] + cards).contact
      #expect(Set(again.phoneNumbers.map(\.value)) == Set(once.phoneNumbers.map(\.value)))
      #expect(again.displayName == once.displayName)
      #expect(again.fieldCount == once.fieldCount)
    }
  }

  @Test("every value of every card is in the contact or in the account, with a reason")
  func account() {
    let cards = [
      person("Ann Lee", phone: "+12025550143", birthday: "1990-01-02", organization: "Alpha"),
      person("A. Lee", phone: "(202) 555-0143", birthday: "1990-02-01", organization: "Beta"),
    ]
    let merged = merger.merge(cards)
    let dropped = merged.dropped
    #expect(dropped.contains { $0.property == "birthday" && $0.reason == .outranked })
    #expect(dropped.contains { $0.property == "phoneNumber" && $0.reason == .equal })
    #expect(dropped.contains { $0.property == "givenName" && $0.reason == .otherName })
    #expect(merged.sources.count == 2)
    #expect(merged.values.count == dropped.count + merged.values.count { $0.isKept })
  }

  @Test("the newest card is asked first where that is the policy")
  func newest() {
    var old = person("Ann Lee", birthday: "1990-01-02", organization: "Old", note: "x")
      .mutableCopy()
    old.revisedAt = "2020-01-01T00:00:00Z"
    var new = person("Ann Lee", organization: "New").mutableCopy()
    new.revisedAt = "2025-01-01T00:00:00Z"
    let cards = [Contact(old), Contact(new)]
    let newest = Merger(policy: MergePolicy(preference: .newest)).merge(cards).contact
    #expect(newest.organizationName == "New")
    #expect(merger.merge(cards).contact.organizationName == "Old")
    #expect(newest.revisedAt == "2025-01-01T00:00:00Z")
  }

  @Test("a note that another holds is not repeated")
  func notes() {
    let merged = merger.merge([
      person("Ann Lee", note: "likes tea"), person("Ann Lee", note: "likes tea and cake"),
      person("Ann Lee", note: "likes tea"),
    ])
    #expect(merged.contact.note == "likes tea and cake")
  }

  @Test("a title is not carried over to another employer")
  func titles() {
    var first = person("Ann Lee", phone: "+12025550143|+12025550144", organization: "Alpha")
      .mutableCopy()
    var second = person("Ann Lee", organization: "Beta").mutableCopy()
    second.jobTitle = "Boss"
    #expect(merger.merge([Contact(first), Contact(second)]).contact.jobTitle == "")
    first.jobTitle = "Clerk"
    #expect(merger.merge([Contact(first), Contact(second)]).contact.jobTitle == "Clerk")
    second.organizationName = "Alpha, Inc."
    first.jobTitle = ""
    #expect(merger.merge([Contact(first), Contact(second)]).contact.jobTitle == "Boss")
  }
}

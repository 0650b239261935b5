/// The label of a labelled value: a built-in token, a text of the user's, or nothing.
///
/// Equality is that of the raw text; case matters.
public struct Label: Sendable, Hashable, RawRepresentable {
  /// The raw value: a token such as `_$!<Home>!$_`, a custom text verbatim, or empty for no label.
  public let rawValue: String

  /// Makes a label from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  package init(_ standard: StandardLabel) { rawValue = standard.token }

  /// No label.
  public static let none = Label(rawValue: "")
  /// Home.
  public static let home = Label(.home)
  /// Work.
  public static let work = Label(.work)
  /// School.
  public static let school = Label(.school)
  /// Other.
  public static let other = Label(.other)
  /// A mobile phone.
  public static let mobile = Label(.mobile)
  /// An iPhone.
  public static let iPhone = Label(.iPhone)
  /// An Apple Watch.
  public static let appleWatch = Label(.appleWatch)
  /// The main number.
  public static let main = Label(.main)
  /// A fax at home.
  public static let homeFax = Label(.homeFax)
  /// A fax at work.
  public static let workFax = Label(.workFax)
  /// Another fax.
  public static let otherFax = Label(.otherFax)
  /// A pager.
  public static let pager = Label(.pager)
  /// An iCloud mailbox.
  public static let iCloud = Label(.iCloud)
  /// A home page.
  public static let homePage = Label(.homePage)
  /// An anniversary.
  public static let anniversary = Label(.anniversary)

  package var standard: StandardLabel {
    rawValue.isEmpty ? .none : StandardLabel(token: rawValue) ?? .custom
  }

  /// The text people read: `home fax` for a token, the text itself for a custom label.
  ///
  /// A token that is not in the table reads as its words: `_$!<YoungerSister>!$_` as "younger sister".
  public var displayText: String {
    let known = standard
    guard known == .custom else { return known.word }
    guard rawValue.hasPrefix("_$!<"), rawValue.hasSuffix(">!$_"), rawValue.utf8.count > 8 else {
      return rawValue
    }
    var words = ""
    for character in rawValue.dropFirst(4).dropLast(4) {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }
}

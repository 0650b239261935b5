/// A label that contact frameworks know, as one byte.
///
/// Raw values are part of the block's layout: never renumber, only add. Tokens are those of the label
/// table (`_$!<Home>!$_` and the like).
@usableFromInline
package enum StandardLabel: UInt8, Sendable, CaseIterable {
  case none = 0
  case home = 1
  case work = 2
  case school = 3
  case other = 4
  case mobile = 10
  case iPhone = 11
  case appleWatch = 12
  case main = 13
  case homeFax = 14
  case workFax = 15
  case otherFax = 16
  case pager = 17
  case iCloud = 20
  case homePage = 21
  case anniversary = 22
  case mother = 30
  case father = 31
  case parent = 32
  case brother = 33
  case sister = 34
  case son = 35
  case daughter = 36
  case child = 37
  case friend = 38
  case spouse = 39
  case partner = 40
  case assistant = 41
  case manager = 42
  /// The label is a text of its own, in a field with the part `label`.
  case custom = 255

  /// The raw value contact frameworks store, e.g. `_$!<Home>!$_`; empty for `none` and `custom`.
  package var token: String {
    switch self {
    case .none, .custom: ""
    case .iPhone: "iPhone"
    case .appleWatch: "Apple Watch"
    case .iCloud: "iCloud"
    case .homeFax: "_$!<HomeFAX>!$_"
    case .workFax: "_$!<WorkFAX>!$_"
    case .otherFax: "_$!<OtherFAX>!$_"
    case .homePage: "_$!<HomePage>!$_"
    default: "_$!<" + word.prefix(1).uppercased() + word.dropFirst() + ">!$_"
    }
  }

  /// The English word people read, e.g. `home fax`.
  package var word: String {
    switch self {
    case .none, .custom: ""
    case .iPhone: "iPhone"
    case .appleWatch: "Apple Watch"
    case .iCloud: "iCloud"
    case .homeFax: "home fax"
    case .workFax: "work fax"
    case .otherFax: "other fax"
    case .homePage: "homepage"
    default: "\(self)"
    }
  }

  /// The label with this token, or `nil`. Also knows `_$!<iPhone>!$_`, seen in old exports.
  package init?(token: String) {
    if token == "_$!<iPhone>!$_" {
      self = .iPhone
      return
    }
    guard let known = Self.byToken[token] else { return nil }
    self = known
  }

  private static let byToken: [String: StandardLabel] = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0 != .none && $0 != .custom }.map { ($0.token, $0) })
}

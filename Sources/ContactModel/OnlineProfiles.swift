/// An address of an instant message service.
public struct InstantMessageAddress: Sendable, Hashable {
  /// The user's name there.
  public var username: String
  /// The service, as written: `Skype`, `jabber`; compared without regard to case.
  public var service: String

  /// Makes an address.
  public init(username: String, service: String = "") {
    self.username = username
    self.service = service
  }
}

/// A profile at a social network.
public struct SocialProfile: Sendable, Hashable {
  /// The profile's address.
  public var urlString: String
  /// The user's name there.
  public var username: String
  /// The network's own identifier of the user.
  public var userIdentifier: String
  /// The network, as written: `Twitter`, `linkedin`; compared without regard to case.
  public var service: String

  /// Makes a profile.
  public init(
    urlString: String = "", username: String = "", userIdentifier: String = "", service: String = ""
  ) {
    self.urlString = urlString
    self.username = username
    self.userIdentifier = userIdentifier
    self.service = service
  }
}

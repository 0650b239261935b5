/// Why a store cannot do what was asked.
///
/// Codes and names are those that contact frameworks use where they have one; see `Docs/store.md#errors`.
public struct StoreError: Error, Sendable {
  /// What kind of failure it is.
  public var code: Code
  /// What was found and what to do, lower case, one line; no personal data.
  public var message: String
  /// The position of the item concerned in the save request, from 0; `nil` when no single item is.
  public var item: Int?
  /// The cards concerned.
  public var identifiers: [CardIdentifier]

  /// Makes an error.
  public init(
    _ code: Code, _ message: String, item: Int? = nil, identifiers: [CardIdentifier] = []
  ) {
    self.code = code
    self.message = message
    self.item = item
    self.identifiers = identifiers
  }

  /// The kinds of failure: number, name, and the class of exit code a command ends with.
  ///
  /// A struct with static members, so that a new code breaks nobody. Two codes are equal when their
  /// numbers are.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The number: below 900 as in the platform framework, from 900 on our own.
    public let number: Int
    /// The name, e.g. `recordDoesNotExist`.
    public let name: String
    /// The exit code of a command that fails with it (sysexits).
    public let exitCode: Int32

    private init(_ number: Int, _ name: String, exit exitCode: Int32) {
      self.number = number
      self.name = name
      self.exitCode = exitCode
    }

    /// The name.
    public var description: String { name }

    /// Says whether both are equal.
    public static func == (left: Code, right: Code) -> Bool { left.number == right.number }
    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }

    /// The store cannot be reached.
    public static let communicationError = Code(1, "communicationError", exit: 69)
    /// The store failed: a damaged file, a full disk, a failing device.
    public static let dataAccessError = Code(2, "dataAccessError", exit: 74)
    /// The file may not be opened.
    public static let authorizationDenied = Code(100, "authorizationDenied", exit: 77)
    /// There is no container one may write to.
    public static let noAccessibleWritableContainers = Code(
      101, "noAccessibleWritableContainers", exit: 77)
    /// A field was asked for that policy keeps back.
    public static let unauthorizedKeys = Code(102, "unauthorizedKeys", exit: 77)
    /// A feature was switched off.
    public static let featureDisabledByUser = Code(103, "featureDisabledByUser", exit: 69)
    /// A feature is not there on this system.
    public static let featureNotAvailable = Code(104, "featureNotAvailable", exit: 69)
    /// The card to update, delete or fetch does not exist.
    public static let recordDoesNotExist = Code(200, "recordDoesNotExist", exit: 66)
    /// The card to add exists already: same identifier, or same UID in the same container.
    public static let insertedRecordAlreadyExists = Code(
      201, "insertedRecordAlreadyExists", exit: 65)
    /// A group would contain itself.
    public static let containmentCycle = Code(202, "containmentCycle", exit: 65)
    /// A group and its member are in different containers.
    public static let containmentScope = Code(203, "containmentScope", exit: 65)
    /// The container or group does not exist.
    public static let parentRecordDoesNotExist = Code(204, "parentRecordDoesNotExist", exit: 66)
    /// An identifier is not well formed.
    public static let recordIdentifierInvalid = Code(205, "recordIdentifierInvalid", exit: 65)
    /// The card, or the whole store, may not be written.
    public static let recordNotWritable = Code(206, "recordNotWritable", exit: 77)
    /// The container may not be written.
    public static let parentContainerNotWritable = Code(
      207, "parentContainerNotWritable", exit: 77)
    /// One or more items are not valid.
    public static let validationMultipleErrors = Code(300, "validationMultipleErrors", exit: 65)
    /// A value is not of the type its property wants.
    public static let validationTypeMismatch = Code(301, "validationTypeMismatch", exit: 65)
    /// A validation rule is itself wrong.
    public static let validationConfigurationError = Code(
      302, "validationConfigurationError", exit: 65)
    /// A predicate asks for nothing the store can answer.
    public static let predicateInvalid = Code(400, "predicateInvalid", exit: 64)
    /// The policy of a container forbids it.
    public static let policyViolation = Code(500, "policyViolation", exit: 65)
    /// A client of the change history is not well named.
    public static let clientIdentifierInvalid = Code(600, "clientIdentifierInvalid", exit: 65)
    /// A client of the change history is not known.
    public static let clientIdentifierDoesNotExist = Code(
      601, "clientIdentifierDoesNotExist", exit: 65)
    /// Two clients of the change history have one name.
    public static let clientIdentifierCollision = Code(602, "clientIdentifierCollision", exit: 65)
    /// The history does not reach back to the token; fetch everything anew.
    public static let changeHistoryExpired = Code(603, "changeHistoryExpired", exit: 75)
    /// The token is not one of this store.
    public static let changeHistoryInvalidAnchor = Code(
      604, "changeHistoryInvalidAnchor", exit: 75)
    /// The request for history contradicts itself.
    public static let changeHistoryInvalidFetchRequest = Code(
      605, "changeHistoryInvalidFetchRequest", exit: 75)
    /// A vCard is malformed.
    public static let vCardMalformed = Code(700, "vCardMalformed", exit: 65)
    /// A vCard cannot be made.
    public static let vCardSummarizationError = Code(701, "vCardSummarizationError", exit: 65)

    /// The card was changed since its revision was read; fetch it again.
    public static let conflict = Code(900, "conflict", exit: 65)
    /// Another process is writing; try again.
    public static let busy = Code(901, "busy", exit: 75)
    /// There is no store file at the path.
    public static let storeDoesNotExist = Code(902, "storeDoesNotExist", exit: 66)
    /// There is a file already where a store should be created.
    public static let storeExists = Code(903, "storeExists", exit: 73)
    /// The store file cannot be created.
    public static let cannotCreate = Code(904, "cannotCreate", exit: 73)
    /// The file is no contact store.
    public static let notAStore = Code(905, "notAStore", exit: 65)
    /// The store was written by a newer release.
    public static let storeIsNewer = Code(906, "storeIsNewer", exit: 65)

    /// Every code, in order of number.
    public static let all: [Code] = [
      communicationError, dataAccessError, authorizationDenied, noAccessibleWritableContainers,
      unauthorizedKeys, featureDisabledByUser, featureNotAvailable, recordDoesNotExist,
      insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist,
      recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable,
      validationMultipleErrors, validationTypeMismatch, validationConfigurationError,
      predicateInvalid, policyViolation, clientIdentifierInvalid, clientIdentifierDoesNotExist,
      clientIdentifierCollision, changeHistoryExpired, changeHistoryInvalidAnchor,
      changeHistoryInvalidFetchRequest, vCardMalformed, vCardSummarizationError, conflict, busy,
      storeDoesNotExist, storeExists, cannotCreate, notAStore, storeIsNewer,
    ]
  }
}

extension StoreError: CustomStringConvertible {
  /// The line a person reads: message, then the code's name.
  public var description: String { "\(message) [\(code.name)]" }
}

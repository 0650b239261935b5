/// Why an input cannot be read on.
public struct ReadError: Error, Sendable {
  /// The kinds of failure.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The stable name.
    public let rawValue: String
    /// Makes a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The input does not exist.
    public static let notFound = Code(rawValue: "not-found")
    /// The input may not be opened.
    public static let noPermission = Code(rawValue: "no-permission")
    /// The input is a directory.
    public static let isDirectory = Code(rawValue: "is-directory")
    /// The device failed.
    public static let inputOutput = Code(rawValue: "input-output")
    /// The bytes are not what the format says, from the start.
    public static let notUnderstood = Code(rawValue: "not-understood")
  }

  /// What kind of failure it is.
  public var code: Code
  /// What was found and what to do, lower case, one line.
  public var message: String
  /// Where.
  public var location: SourceLocation

  /// Makes an error.
  public init(code: Code, message: String, location: SourceLocation) {
    self.code = code
    self.message = message
    self.location = location
  }

  package init(opening name: String, errorNumber: Int32) {
    let location = SourceLocation(inputName: name)
    switch errorNumber {
    case SystemCalls.noSuchFile:
      self.init(code: .notFound, message: "no such file", location: location)
    case SystemCalls.noPermission, SystemCalls.notPermitted:
      self.init(
        code: .noPermission, message: "no permission to read this file", location: location)
    case SystemCalls.isDirectory:
      self.init(directory: name)
    default:
      self.init(
        code: .inputOutput,
        message: "cannot be read: \(SystemCalls.message(for: errorNumber))", location: location)
    }
  }

  package init(directory name: String) {
    self.init(
      code: .isDirectory, message: "is a directory; name the files in it, e.g. \(name)/*.vcf",
      location: SourceLocation(inputName: name))
  }
}

extension ReadError: CustomStringConvertible {
  /// The line a person reads: place, then message.
  public var description: String { "\(location): \(message)" }
}

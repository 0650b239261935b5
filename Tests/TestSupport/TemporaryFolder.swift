public import Foundation

/// A folder of one test, removed with the value.
public final class TemporaryFolder {
  /// Where it is.
  public let url: URL

  /// Its path.
  public var path: String { url.path }

  /// Makes an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "kinfold-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file and returns its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }

  /// The bytes of a file, or `nil` when it is not there.
  public func read(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: url.appending(path: name))).map { [UInt8]($0) }
  }

  /// The names in the folder, sorted.
  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}

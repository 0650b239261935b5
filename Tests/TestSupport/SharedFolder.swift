public import Foundation

/// The folder with test data that lies beside the repository on some machines.
public enum SharedFolder {
  /// The folder, or `nil` where it is absent.
  public static let url: URL? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return [
      root.deletingLastPathComponent(),
      root.deletingLastPathComponent().deletingLastPathComponent(),
    ]
    .map { $0.appending(path: "shared") }
    .first { FileManager.default.fileExists(atPath: $0.appending(path: "corpus").path) }
  }()

  /// Whether the folder is there.
  public static var isPresent: Bool { url != nil }

  /// Every file below a sub-folder whose name ends with one of the extensions, sorted by path.
  public static func files(under folder: String, extensions: Set<String>) -> [URL] {
    guard let base = url?.appending(path: folder),
      let walker = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    else { return [] }
    return walker.compactMap { $0 as? URL }
      .filter { extensions.contains($0.pathExtension.lowercased()) }
      .sorted { $0.path < $1.path }
  }
}

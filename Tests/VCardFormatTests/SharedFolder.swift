import Foundation

/// The folder of sample files that lies beside the repository, where it is there.
enum SharedFolder {
  static let url: URL? = {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let candidates = ["../shared", "../../shared"].map {
      root.appending(path: $0).standardizedFileURL
    }
    return candidates.first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  static var isThere: Bool { url != nil }

  /// All files with a suffix below some folders, sorted.
  static func files(in folders: [String], suffix: String) -> [URL] {
    guard let url else { return [] }
    return folders.flatMap { folder -> [URL] in
      let walker = FileManager.default.enumerator(
        at: url.appending(path: folder), includingPropertiesForKeys: nil)
      return (walker?.allObjects as? [URL] ?? []).filter { $0.path.hasSuffix(suffix) }
    }.sorted { $0.path < $1.path }
  }
}

import Foundation
import TestSupport

/// The seed of this run: `SEED` of the environment, or always the same, so that a run can be trusted.
let runSeed: UInt64 = environment("SEED").flatMap { UInt64($0) } ?? 241_400

/// How many random names the comparisons of paths take: `NAMES` of the environment, else few.
let runCount = environment("NAMES").flatMap { Int($0) } ?? 20_000

func environment(_ name: String) -> String? {
  ProcessInfo.processInfo.environment[name]
}

/// What a function that appends bytes appends, as text.
func appended(_ body: (inout [UInt8]) -> Void) -> String {
  var bytes: [UInt8] = []
  body(&bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// A file of the folder with test data, where that is there.
func sharedFile(_ path: String) -> [UInt8]? {
  SharedFolder.url.flatMap { try? Data(contentsOf: $0.appending(path: path)) }.map { [UInt8]($0) }
}

/// Writes a generated source file of the module.
func writeSource(_ text: String, name: String, file: String = #filePath) {
  let root = file.split(separator: "/").dropLast(3).joined(separator: "/")
  let path = "/\(root)/Sources/UnicodeText/\(name)"
  _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
}

import Foundation

/// A small generator whose sequence is fixed by its seed, so that a failure can be run again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

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

/// A folder `shared` beside the repository or beside its parent, where there is one.
func sharedFile(_ path: String, file: String = #filePath) -> [UInt8]? {
  let root = file.split(separator: "/").dropLast(3).map(String.init)
  for up in 1...2 {
    let name = "/" + (root.dropLast(up) + ["shared", path]).joined(separator: "/")
    if let data = FileManager.default.contents(atPath: name) { return Array(data) }
  }
  return nil
}

/// Writes a generated source file of the module.
func writeSource(_ text: String, name: String, file: String = #filePath) {
  let root = file.split(separator: "/").dropLast(3).joined(separator: "/")
  let path = "/\(root)/Sources/UnicodeText/\(name)"
  _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
}

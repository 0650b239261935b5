import Foundation

// Measures every road on invented address books. `make bench`, `make bench N=10000`.

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--stage", arguments.count == 4, let threads = Int(arguments[3]) {
  try StageRunner(name: arguments[1], folder: arguments[2], threads: threads).run()
} else {
  let sizes = arguments.compactMap { Int($0) }
  guard sizes.count == arguments.count else {
    FileHandle.standardError.write(Data("usage: kinfold-bench [NUMBER_OF_CONTACTS …]\n".utf8))
    exit(64)
  }
  try Benchmark(sizes: sizes.isEmpty ? [10_000, 100_000, 1_000_000] : sizes).run()
}

import Foundation

/// Runs every stage in a process of its own, so that its peak memory is its own, and prints a table.
struct Benchmark {
  let sizes: [Int]

  func run() throws {
    print(
      "kinfold-bench: invented address books, seed 7; \(ProcessInfo.processInfo.activeProcessorCount) cores"
    )
    print("ratio: time of the stage / time to count the line ends of the same bytes\n")
    for size in sizes { try run(size) }
  }

  private func run(_ size: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "kinfold-bench-\(ProcessInfo.processInfo.processIdentifier)-\(size)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try BenchBook(folder: folder.path, size: size, seed: 7).write()
    print("\(size) contacts")
    print(Self.row(["stage", "threads", "seconds", "contacts/s", "MB/s", "ratio", "peak MiB"]))
    var baselines: [String: Double] = [:]
    let cores = ProcessInfo.processInfo.activeProcessorCount
    for stage in Stage.all {
      for threads in stage.isParallel && cores > 1 ? [1, cores] : [1] {
        let measure = try self.measure(stage, folder: folder.path, threads: threads)
        if stage.isBaseline { baselines[stage.file] = measure.seconds }
        print(line(stage, threads, measure, size: size, baseline: baselines[stage.file]))
      }
    }
    print("")
  }

  private func line(
    _ stage: Stage, _ threads: Int, _ measure: Measure, size: Int, baseline: Double?
  ) -> String {
    let seconds = max(measure.seconds, 1e-6)
    return Self.row([
      stage.name, "\(threads)", String(format: "%.3f", measure.seconds),
      "\(Int(Double(size) / seconds))",
      String(format: "%.1f", Double(measure.bytes) / seconds / 1e6),
      baseline.map { String(format: "%.1f", seconds / $0) } ?? "",
      String(format: "%.1f", Double(measure.peakBytes) / 1_048_576),
    ])
  }

  private static func row(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, (index == 0 ? 26 : 11) - cell.count))
      return index == 0 ? cell + padding : padding + cell
    }.joined()
  }

  private func measure(_ stage: Stage, folder: String, threads: Int) throws -> Measure {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["--stage", stage.name, folder, "\(threads)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      let measure = Measure(String(decoding: data, as: UTF8.self))
    else { throw BenchmarkError(message: "the stage \(stage.name) failed") }
    return measure
  }
}

/// Why a benchmark ended.
struct BenchmarkError: Error {
  let message: String
}

/// What a stage took; one line of text between the processes.
struct Measure {
  var contacts: Int
  var bytes: Int
  var seconds: Double
  var peakBytes: Int

  init(contacts: Int, bytes: Int, seconds: Double, peakBytes: Int) {
    self.contacts = contacts
    self.bytes = bytes
    self.seconds = seconds
    self.peakBytes = peakBytes
  }

  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 4, let contacts = Int(words[0]), let bytes = Int(words[1]),
      let seconds = Double(words[2]), let peak = Int(words[3])
    else { return nil }
    self.init(contacts: contacts, bytes: bytes, seconds: seconds, peakBytes: peak)
  }

  var text: String { "\(contacts) \(bytes) \(seconds) \(peakBytes)" }
}

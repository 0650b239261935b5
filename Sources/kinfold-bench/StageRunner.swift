import ContactModel
import ContactStorage
import Foundation
import Normalization
import Pipelines
import RecordStreams
import Unification

/// Runs one stage in this process and prints what it took.
struct StageRunner {
  let name: String
  let folder: String
  let threads: Int

  func run() throws {
    guard let stage = Stage.all.first(where: { $0.name == name }) else {
      throw BenchmarkError(message: "there is no stage \(name)")
    }
    let path = "\(folder)/\(stage.file)"
    let bytes = SystemCalls.status(atPath: path)?.size ?? 0
    let start = SystemCalls.monotonicNanoseconds
    let contacts = try perform(stage, path)
    let seconds = Double(SystemCalls.monotonicNanoseconds - start) / 1e9
    let measure = Measure(
      contacts: contacts, bytes: bytes, seconds: seconds, peakBytes: Self.peakBytes())
    print(measure.text)
  }

  private var options: ReadingOptions { ReadingOptions(temporaryFolder: folder, threads: threads) }

  private func perform(_ stage: Stage, _ path: String) throws -> Int {
    switch stage.name {
    case let name where name.hasPrefix("count lines"): try countLines(path)
    case let name where name.hasPrefix("read "):
      name.hasSuffix("write vcard3") ? try convert(path, to: "vcard3") : try read(path)
    case "normalize vcard3":
      try convert(path, to: "jsonl", normalization: NormalizationOptions(region: "US"))
    case "match vcard3": try match(path)
    case "dedupe vcard3": try dedupe(path)
    case "import vcard3": try importBook(path, fresh: true)
    case "import again": try importBook(path, fresh: false)
    case "export vcard3": try exportBook(path)
    default: try convert(path, to: String(stage.name.split(separator: " ").last ?? ""))
    }
  }

  private func countLines(_ path: String) throws -> Int {
    var source = try ByteSource(path: path)
    var chunk: [UInt8] = []
    var lines = 0
    while try source.read(into: &chunk, limit: 1 << 20) > 0 {
      lines += chunk.span.count(of: 0x0A)
      chunk.removeAll(keepingCapacity: true)
    }
    return lines
  }

  private func open(_ path: String) throws -> [ContactInput] {
    try OpenedInputs([.file(path)], options: options, twice: false).inputs
  }

  private func read(_ path: String) throws -> Int {
    let log = RunLog()
    try BatchRoad.run(
      try open(path), options: options, log: log, transform: { $0.count },
      consume: { (_: Int) in })
    return log.contactsRead
  }

  private func nowhere(_ format: String) throws -> ContactOutput {
    guard let format = OutputFormat(named: format) else {
      throw BenchmarkError(message: "no format \(format)")
    }
    return try ContactOutput(
      ByteSink(path: "/dev/null", replaces: true), format: format, inputNames: [], options: options)
  }

  private func convert(
    _ path: String, to format: String, normalization: NormalizationOptions? = nil
  ) throws -> Int {
    var output = try nowhere(format)
    let road = ConvertRoad(
      inputs: try open(path), options: options, normalization: normalization)
    _ = try road.run(to: &output, log: RunLog())
    let count = output.contactCount
    _ = try output.finish()
    return count
  }

  private func match(_ path: String) throws -> Int {
    try result(path).recordCount
  }

  private func result(_ path: String) throws -> MatchResult {
    try MatchRoad(
      inputs: try open(path), options: options, region: "US",
      matching: MatchOptions(threads: threads)
    ).run(log: RunLog())
  }

  private func dedupe(_ path: String) throws -> Int {
    let inputs = try OpenedInputs([.file(path)], options: options, twice: true)
    let result = try result(path)
    var output = try nowhere("vcard3")
    let road = MergeRoad(
      inputs: inputs.inputs, options: options, plan: MergePlan(sureContactsOf: result),
      policy: MergePolicy(region: "US"))
    try road.run(to: &output, access: try RecordAccess(inputs), log: RunLog())
    _ = try output.finish()
    return result.recordCount
  }

  private func importBook(_ path: String, fresh: Bool) throws -> Int {
    let storePath = "\(folder)/book.store"
    if fresh {
      for ending in ["", "-wal", "-shm"] { _ = SystemCalls.remove(storePath + ending) }
    }
    var store = try ContactStore(openingOrCreating: storePath)
    let log = RunLog()
    _ = try ImportRoad(inputs: try open(path), options: options, region: "US")
      .run(into: &store, log: log)
    return log.contactsRead
  }

  private func exportBook(_ path: String) throws -> Int {
    let store = try ContactStore(opening: path, options: StoreOptions(access: .readOnly))
    var output = try nowhere("vcard3")
    try ExportRoad(threads: threads).run(from: store, to: &output)
    let count = output.contactCount
    _ = try output.finish()
    return count
  }

  /// The peak of this process's resident memory: Linux keeps it for the program itself, not what it was forked from.
  private static func peakBytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0)
        * 1024
    }
    return 0
  }
}

public import ContactModel
import RecordStreams

/// Tells JSON by its first bytes.
public enum JSONDetection {
  /// Looks at the first bytes of an input.
  ///
  /// - Parameters:
  ///   - head: Up to 64 KiB.
  ///   - fileName: The input's name; its ending is weak evidence.
  /// - Returns: Evidence for `jsonl` (one object a line) or `json`, or `nil`.
  public static func examine(head: Span<UInt8>, fileName: String?) -> FormatEvidence? {
    var tokenizer = JSONTokenizer(at: head.hasPrefix("\u{FEFF}") ? 3 : 0)
    tokenizer.skipSpace(head)
    let start = tokenizer.position
    guard start < head.count else { return nil }
    if head[start] == UInt8(ascii: "[") {
      tokenizer.position = start + 1
      tokenizer.skipSpace(head)
      guard tokenizer.position < head.count,
        head[tokenizer.position] == UInt8(ascii: "{")
          || head[tokenizer.position] == UInt8(ascii: "]")
      else { return nil }
      return FormatEvidence(format: "json", confidence: 0.95, reason: "an array of objects")
    }
    guard head[start] == UInt8(ascii: "{") else { return nil }
    tokenizer.position = start + 1
    guard let name = try? tokenizer.next(head) else { return nil }
    switch name {
    case .objectEnd: break
    case .string: if (try? tokenizer.next(head)) != .colon { return nil }
    default: return nil
    }
    if WrappedArray.start(in: head, objectAt: start) != nil {
      return FormatEvidence(
        format: "json", confidence: 0.9, reason: "an object around an array of objects")
    }
    let own = head.hasPrefix("{\"kinfold\"", at: start)
    return FormatEvidence(
      format: "jsonl", confidence: own ? 1 : 0.9,
      reason: own ? "Kinfold's own objects" : "an object a record")
  }
}

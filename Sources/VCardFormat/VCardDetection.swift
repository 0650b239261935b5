package import ContactModel
import RecordStreams

/// Tells vCards by their first bytes.
package enum VCardDetection {
  /// What the head of an input says: which version, or that several are mixed.
  ///
  /// - Parameter text: The first bytes, up to 64 KiB; UTF-16 is UTF-8 by then.
  /// - Parameter fileName: Helps where the head says little.
  package static func examine(head text: Span<UInt8>, fileName: String?) -> FormatEvidence? {
    let isNamed = fileName.map(hasCardSuffix) ?? false
    var isFirstLine = true
    var begins = -1
    var properties = 0
    var versions: [VCardVersion: Int] = [:]
    var order: [VCardVersion] = []
    var start = 0
    while start < text.count {
      let (end, next) = LineEnds.physicalLine(in: text, at: start)
      let lineStart = start + (hasMark(text, start) ? 3 : 0)
      if VCardMarks.isBegin(text, at: lineStart), begins < 0 {
        begins = isFirstLine ? 0 : lineStart
      }
      if text.hasPrefixIgnoringCase("version:", at: start),
        let version = VCardVersion(bytes: text.slice(start + 8, max(start + 8, end)))
      {
        if versions[version] == nil { order.append(version) }
        versions[version, default: 0] += 1
      }
      if begins < 0, isFirstLine || properties > 0, isProperty(text, lineStart, end) {
        properties += 1
      }
      if end > lineStart { isFirstLine = false }
      start = next
    }
    if begins < 0, !(properties >= 2 && (isNamed || versions.count == 1)) { return nil }
    let most = order.max { (versions[$0] ?? 0) < (versions[$1] ?? 0) } ?? .v3
    let confidence = begins == 0 ? 1 : begins > 0 ? (isNamed ? 0.9 : 0.7) : 0.5
    return FormatEvidence(
      format: most.formatName, confidence: confidence,
      reason: reason(begins, order, versions))
  }

  private static func reason(
    _ begins: Int, _ order: [VCardVersion], _ versions: [VCardVersion: Int]
  ) -> String {
    let start =
      begins == 0
      ? "begins with BEGIN:VCARD" : begins > 0 ? "has BEGIN:VCARD" : "has lines of a card"
    switch order.count {
    case 0: return start + ", no version stated"
    case 1: return start + ", version \(order[0].rawValue)"
    default:
      let list = order.map { "\($0.rawValue) (\(versions[$0] ?? 0))" }.joined(separator: ", ")
      return start + ", mixed versions: \(list)"
    }
  }

  private static func hasMark(_ text: Span<UInt8>, _ start: Int) -> Bool {
    start + 2 < text.count && text[start] == 0xEF && text[start + 1] == 0xBB
      && text[start + 2] == 0xBF
  }

  private static func isProperty(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard start < end, let line = VCardLine(header: text, start, end, table: VCardName.table) else {
      return false
    }
    return line.name.opensCard
  }

  private static func hasCardSuffix(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasSuffix(".vcf") || lower.hasSuffix(".vcard")
  }
}

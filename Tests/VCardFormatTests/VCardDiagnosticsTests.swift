import RecordStreams
import Testing

@testable import VCardFormat

@Suite struct VCardDiagnosticsTests {
  @Test("codes are unique, in kebab case, with one sentence each")
  func catalogue() {
    let codes = VCardDiagnostics.catalogue.map(\.0.rawValue)
    #expect(Set(codes).count == codes.count)
    for (code, sentence) in VCardDiagnostics.catalogue {
      #expect(code.rawValue.hasPrefix("vcard-"))
      #expect(code.rawValue.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
      #expect(sentence.hasSuffix("."))
    }
  }

  @Test("a diagnostic shows its place in the input")
  func place() {
    let text = "BEGIN:VCARD\nVERSION:3.0\nFN:Äda\nBDAY:soon\nEND:VCARD\n"
    let parsed = parse(card("3.0", ["FN:First"]) + text, offset: 100, firstLine: 10)
    #expect(parsed.diagnostics.count == 1)
    let diagnostic = parsed.diagnostics[0]
    #expect(diagnostic.location.description == "test.vcf:17:1")
    #expect(diagnostic.location.record == 2)
    #expect(diagnostic.location.offset == 100 + 47 + 32)
    #expect(diagnostic.excerpt == "BDAY:soon")
    #expect(diagnostic.excerptLength == 9)
  }

  @Test("a batch whose places do not fit is refused whole")
  func tooLarge() {
    let batch = RecordBatch(input: InputIdentity(name: "a.vcf"), bytes: Array("BEGIN".utf8))
    let parsed = VCardParser().refused(batch)
    #expect(told(parsed) == ["1 vcard-batch-too-large"])
    #expect(parsed.recordCount == 1)
    #expect(parsed.rejects.map(\.range) == [0..<5])
  }
}

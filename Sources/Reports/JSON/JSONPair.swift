import ContactModel
import RecordStreams
import Unification

/// Two records and their evidence as a JSON object.
struct JSONPair {
  let pair: ReportPair

  init(_ pair: ReportPair) { self.pair = pair }

  func write(to json: inout JSONWriter) {
    json.object { json in
      write(pair.first, "first", to: &json)
      write(pair.second, "second", to: &json)
      json.member("score", pair.score, decimals: 2)
      json.member("probability", pair.probability, decimals: 6)
      if let link = pair.link {
        json.member("isSure", link.isSure)
        json.member("isDecided", link.isDecided)
      }
      json.member("isIdentical", pair.isIdentical)
      json.member("prior", pair.explanation.prior, decimals: 2)
      json.key("fields")
      json.array { json in
        for evidence in pair.evidence { write(evidence, to: &json) }
      }
      json.key("rivals")
      json.object { json in
        json.member("bits", pair.explanation.rivals, decimals: 2)
        json.member("name", pair.explanation.rivalName)
      }
      json.key("contradictions")
      json.array { json in
        for contradiction in pair.contradictions {
          json.object { json in
            json.member("kind", "\(contradiction)")
            json.member("text", pair.text(contradiction))
          }
        }
      }
    }
  }

  private func write(_ evidence: FieldEvidence, to json: inout JSONWriter) {
    let values = pair.values(evidence)
    json.object { json in
      json.member("field", FieldWords.identifier(evidence.field))
      json.member("level", evidence.level)
      json.member("bits", evidence.bits, decimals: 2)
      json.key("chance")
      json.raw(NumberText.significant(evidence.chance))
      json.member("first", values.first)
      json.member("second", values.second)
    }
  }

  /// The number of a member of the group, or the place of a record that is none.
  private func write(_ record: ReportRecord, _ name: String, to json: inout JSONWriter) {
    if record.number > 0 { return json.member(name, record.number) }
    json.key(name)
    json.object { json in
      Self.writePlace(of: record, to: &json)
      json.member("name", pair.shown(record.contact.displayName))
      json.member("fingerprint", Self.hexadecimal(record.fingerprint))
    }
  }

  static func writePlace(of record: ReportRecord, to json: inout JSONWriter) {
    json.member("input", record.inputName)
    json.member("record", record.provenance.record)
    json.member("line", record.provenance.line)
    json.member("offset", record.provenance.offset)
    json.member("length", record.provenance.length)
  }

  /// 16 digits; JSON numbers would lose some.
  static func hexadecimal(_ fingerprint: UInt64) -> String {
    NumberText.hexadecimal(fingerprint, digits: 16).lowercased()
  }
}

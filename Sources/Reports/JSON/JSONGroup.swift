import ContactModel
import RecordStreams
import Unification

/// One group as a JSON object, as `Docs/schemas/match-group.schema.json` describes it.
struct JSONGroup {
  let group: ReportGroup
  let source: MatchReportSource

  func write(to json: inout JSONWriter) throws {
    let names = group.group.contacts.map { mergedName(group.records(of: $0)) }
    // A merge is the dearest part of a report: a sure group needs only one.
    let merged = group.group.isSure ? names.first : nil
    try json.object { json in
      json.member("group", group.group.number)
      json.member("decision", group.group.isSure ? "merge" : "review")
      json.member("probability", group.probability, decimals: 6)
      json.member("score", group.score, decimals: 2)
      json.key("contacts")
      json.array { json in
        for (contact, name) in zip(group.group.contacts, names) {
          write(contact, mergedName: name, to: &json)
        }
      }
      json.key("links")
      try json.array { json in
        for link in group.group.links {
          JSONPair(try group.pair(link, from: source)).write(to: &json)
        }
      }
      json.key("refused")
      try json.array { json in
        for link in group.group.refused {
          JSONPair(try group.pair(link, from: source)).write(to: &json)
        }
      }
      json.key("merged")
      json.object { json in
        json.member("name", merged ?? mergedName(group.records))
      }
    }
  }

  private func write(
    _ contact: MatchedContact, mergedName: String, to json: inout JSONWriter
  ) {
    let records = group.records(of: contact)
    json.object { json in
      json.member("contact", contact.number)
      json.member("isSure", contact.isSure)
      json.member("name", mergedName)
      json.key("members")
      json.array { json in
        for record in records { write(record, to: &json) }
      }
    }
  }

  private func write(_ record: ReportRecord, to json: inout JSONWriter) {
    json.object { json in
      json.member("member", record.number)
      JSONPair.writePlace(of: record, to: &json)
      json.member("uid", source.shown(record.contact.uid))
      json.member("name", source.shown(record.contact.displayName))
      json.member("score", record.score, decimals: 2)
      json.member("probability", Score.probability(bits: record.score), decimals: 6)
      json.member("fingerprint", JSONPair.hexadecimal(record.fingerprint))
    }
  }

  /// The name that the records would have as one contact.
  private func mergedName(_ records: [ReportRecord]) -> String {
    let contacts = records.map(\.contact)
    let merged = contacts.count == 1 ? contacts[0] : source.merge(contacts)
    return source.shown(merged.displayName)
  }
}

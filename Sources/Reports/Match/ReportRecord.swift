package import ContactModel
package import RecordStreams

/// One record in a report: where it is and what it says.
package struct ReportRecord {
  /// Its number in its group, from 1; 0 for a record of another group.
  package let number: Int
  /// What its input is called.
  package let inputName: String
  /// Where it is.
  package let provenance: Provenance
  /// The fingerprint that decisions name it by.
  package let fingerprint: UInt64
  /// What it says, not masked.
  package let contact: Contact
  /// The score of the best link that holds it, in bits.
  package let score: Double

  package init(
    number: Int, inputName: String, provenance: Provenance, fingerprint: UInt64, contact: Contact,
    score: Double = 0
  ) {
    self.number = number
    self.inputName = inputName
    self.provenance = provenance
    self.fingerprint = fingerprint
    self.contact = contact
    self.score = score
  }

  /// The place that editors jump to, `people.vcf:12`; without a line, `people.vcf, record 3`.
  var place: String { Self.place(inputName, provenance) }

  static func place(_ inputName: String, _ provenance: Provenance) -> String {
    let name = ReportText.visible(inputName)
    if provenance.line > 0 { return "\(name):\(provenance.line)" }
    return provenance.record > 0 ? "\(name), record \(provenance.record)" : name
  }

  /// How links name the record: `[2]`; one of another group by its place.
  var reference: String { number > 0 ? "[\(number)]" : place }
}

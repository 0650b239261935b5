/// A record that a card stands for beside its own: its UID (empty for none) and its content.
struct CardSource: Hashable {
  var uid: [UInt8]
  var fingerprint: ContentFingerprint

  /// What becomes of the records that a card stands for when it is updated.
  enum Rule {
    /// Nothing.
    case keep
    /// An edit: what was imported is remembered (the first time), so that importing it again does not
    /// undo the edit.
    case remember
    /// An import: the card is its record again, and no longer those that said what it said before.
    case forget
    /// The card's own UID goes to another card.
    case release
  }
}

extension CardSource {
  init(_ source: RecordSource) {
    self.init(uid: Array(source.uid.utf8), fingerprint: source.fingerprint)
  }

  /// The match keys that lead from the record to the card.
  func keys(container: Int64) -> [StoredKey] {
    var keys = [CardKeys.content(fingerprint, container: container)]
    if !uid.isEmpty { keys.append(CardKeys.uid(uid.span, container: container)) }
    return keys
  }
}

extension CardWriter.Previous {
  /// The records it stands for after an update.
  func sources(after rule: CardSource.Rule) -> [CardSource] {
    switch rule {
    case .keep: return sources
    case .remember:
      if sources.contains(where: { $0.uid == uid }) { return sources }
      return sources + [CardSource(uid: uid, fingerprint: fingerprint)]
    case .forget:
      return sources.filter {
        $0.uid != uid && $0.fingerprint != fingerprint
      }
    case .release: return sources.filter { $0.uid != uid }
    }
  }
}

// Table, exempt from length.

/// Given names and their short forms in languages other than English; the relation is directed.
///
/// Own compilation of common knowledge, CC0. Folded forms.
enum OtherNicknames {
  static let text: StaticString = """
    johannes\thans hannes
    """
}

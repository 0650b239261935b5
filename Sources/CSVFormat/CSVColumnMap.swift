import ContactModel

/// Says what every column of a table becomes.
package struct CSVColumnMap: Sendable, Hashable {
  /// The columns, in the table's order.
  package var columns: [CSVColumn]
  /// The program that wrote the table.
  package var source: CSVSource

  package init(columns: [CSVColumn], source: CSVSource) {
    self.columns = columns
    self.source = source
    settleConflicts()
    numberItems()
  }

  /// Positions, from 0, of columns that were not understood and are kept as custom fields.
  package var unmappedColumns: [Int] {
    columns.indices.filter { !columns[$0].isUnderstood }
  }

  /// How many columns hold something the model has a property for.
  package var knownCount: Int {
    columns.count {
      $0.target.role != .ignored && $0.target.kind != .customField && $0.target.kind != .unknown
    }
  }

  /// A second column for what a contact has once is kept as a custom field.
  private mutating func settleConflicts() {
    var taken: Set<CSVTarget> = []
    for index in columns.indices where columns[index].target.isSingle {
      var claim = columns[index].target
      claim.item = 0
      if !taken.insert(claim).inserted {
        columns[index].target = .custom(columns[index].header)
        columns[index].confidence = 0.3
        columns[index].reason = "an earlier column has this value"
      }
    }
  }

  /// Gives every property its own item number, in order of first column.
  private mutating func numberItems() {
    struct Key: Hashable {
      var family: Int
      var item: Int
      var label: StandardLabel
      var text: String
      var column: Int
    }
    struct Claim: Hashable {
      var item: Int
      var kind: PropertyKind
      var part: FieldPart
      var role: CSVTarget.Role
    }
    var numbers: [Key: Int] = [:]
    var claims: Set<Claim> = []
    var next = 1
    for index in columns.indices {
      let target = columns[index].target
      // Values that repeat freely stay apart unless their numbers or labels join them.
      var key = Key(family: target.family, item: target.item, label: .none, text: "", column: -1)
      if target.family > 2 {
        key.label = target.label
        key.text = target.text
        let isCompound = target.kind == .postalAddress || target.item != 0 || target.role != .value
        if !isCompound { key.column = index }
      }
      var item = numbers[key] ?? next
      if target.item == 0, target.role == .label, let beside = columnBeside(index) {
        item = beside
      }
      var claim = Claim(item: item, kind: target.kind, part: target.part, role: target.role)
      if target.joint == .none, !claims.insert(claim).inserted {
        key.column = index
        item = next
        claim.item = item
        claims.insert(claim)
      }
      numbers[key] = item
      next = max(next, item + 1)
      columns[index].target.item = item
    }
  }

  /// The item of the value that a column of labels without a number belongs to: the one before it.
  private func columnBeside(_ index: Int) -> Int? {
    guard index > 0, columns[index - 1].target.family == columns[index].target.family,
      columns[index - 1].target.role == .value
    else { return nil }
    return columns[index - 1].target.item
  }
}

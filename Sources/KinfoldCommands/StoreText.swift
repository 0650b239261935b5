import CommandLineKit
import ContactStorage

/// What `store info` prints.
enum StoreText {
  static func info(_ info: StoreInfo, path: String) -> String {
    let mode = String(info.fileMode, radix: 8)
    var lines = [
      "store       \(path)", "identifier  \(info.identifier)",
      "cards       \(info.cards)", "groups      \(info.groups)", "images      \(info.images)",
      "revision    \(info.revision)", "layout      \(info.layout)",
      "size        \(Quantity.bytes(info.fileBytes)), mode \(mode)", "engine      \(info.engine)",
    ]
    if info.unfinishedImports > 0 {
      lines.append(
        "unfinished  \(Quantity.count(info.unfinishedImports, "import")); run the same command again to finish"
      )
    }
    for container in info.containers {
      lines.append(
        "container   \(VisibleText.of(container.name)): \(Quantity.count(container.cardCount, "card"))"
          + (container.isReadOnly ? ", read-only" : ""))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

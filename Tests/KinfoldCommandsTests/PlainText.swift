import Foundation

/// Makes output the same on every machine and in every run.
struct PlainText {
  let folder: String

  /// Replaces the folder of the run, identifiers, dates and versions by their names in braces.
  func text(_ text: String) -> String {
    var text = text.replacingOccurrences(of: folder, with: "{dir}")
    text.replace(/[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}/, with: "{id}")
    text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/, with: "{time}")
    text.replace(/SQLite \d+\.\d+\.\d+/, with: "SQLite {version}")
    text.replace(/size        [\d.]+ [kM]?B/, with: "size        {size}")
    return text
  }
}

/// Splits a command line as a shell does, as far as cases need it: blanks, and both kinds of quotes.
enum CommandWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let ended = word { words.append(ended) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}

/// A file that is written from the table and kept beside the source; a test compares the two.
package struct GeneratedFile: Sendable, Hashable {
  /// Where it belongs, from the folder of documentation: `cli/convert.md`.
  package let path: String
  /// What it holds.
  package let text: String
}

extension CommandTree {
  /// Everything that is written from the table: Markdown, manual page, completions.
  package func generatedFiles() -> [GeneratedFile] {
    var files = [GeneratedFile(path: "cli/README.md", text: markdown(about: .program))]
    for command in commands {
      files.append(
        GeneratedFile(
          path: "cli/\(Self.markdownFileName(of: command))",
          text: markdown(about: .command(command))))
    }
    files.append(GeneratedFile(path: "\(name).1", text: manualPage()))
    files.append(GeneratedFile(path: "completions/\(name).bash", text: completions(for: "bash")))
    files.append(GeneratedFile(path: "completions/_\(name)", text: completions(for: "zsh")))
    files.append(GeneratedFile(path: "completions/\(name).fish", text: completions(for: "fish")))
    return files
  }
}

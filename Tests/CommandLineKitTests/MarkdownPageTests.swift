import CommandLineKit
import Testing

@Suite("Markdown pages")
struct MarkdownPageTests {
  @Test("a command's page says everything about it")
  func command() {
    #expect(
      sampleTree.markdown(about: .command(compareCommand)) == """
        # sorter compare

        Tell how two files differ.

        ```
        sorter compare [options] A B
        ```

        ```sh
        # what changed
        sorter compare old.txt new.txt
        # the same for a program
        sorter compare old.txt new.txt --json
        ```

        ## Operands

        - `A`: the first file
        - `B`: the second file

        ## Output options

        ### `--format FORMAT`

        The format of the report. \\[one of: table, json; default: table\\]

        ### `--json`

        Same as --format json.

        Every command also takes `--quiet`, `--verbose`, `--color`, `--no-color`, `--help`, `--version`; see [sorter](README.md).

        """)
  }

  @Test("the program's page links to that of every command")
  func program() {
    let page = sampleTree.markdown(about: .program)
    for command in sampleTree.commands {
      #expect(page.contains("- [\(command.name)](\(CommandTree.markdownFileName(of: command))): "))
    }
    #expect(page.contains("| 130 | interrupted"))
  }

  @Test("everything that is written from the table has a place of its own")
  func files() {
    let files = sampleTree.generatedFiles()
    #expect(Set(files.map(\.path)).count == files.count)
    #expect(files.allSatisfy { $0.text.hasSuffix("\n") && !$0.text.hasSuffix("\n\n") })
    for path in [
      "cli/README.md", "cli/sort.md", "cli/shelf-create.md", "sorter.1", "completions/sorter.bash",
      "completions/_sorter", "completions/sorter.fish",
    ] {
      #expect(files.contains { $0.path == path }, "\(path)")
    }
  }

  @Test("nothing that is written ends a line with blanks")
  func blanks() {
    for file in sampleTree.generatedFiles() {
      for line in file.text.split(separator: "\n") where line.hasSuffix(" ") {
        Issue.record("\(file.path): '\(line)'")
      }
    }
  }
}

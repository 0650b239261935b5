import CommandLineKit
import Testing

@Suite("help")
struct HelpTextTests {
  @Test("the program alone: what it is, examples, commands by group, where to read more")
  func program() {
    #expect(
      HelpText(tree: sampleTree).text(about: .program, .short) == """
        sorter — put things in order, whatever they are

        Usage: sorter <command> [options] …

        Examples:
          sorter sort things.txt -o sorted.txt
          sorter compare old.txt new.txt
          sorter shelf check

        Change files:
          sort         put things in order
          compare      tell how two files differ

        Look after the shelf:
          shelf        look after the shelf: create, check

        Other:
          completions  write the completions of a shell
          help         explain the program or a command
          version      say the version

        'sorter help COMMAND' explains a command, 'sorter --help' the program. The
        manual is in `man sorter`.

        """)
  }

  @Test("the short help of a command has a line for each flag")
  func short() {
    #expect(
      HelpText(tree: sampleTree, width: 100).text(about: .command(compareCommand), .short) == """
        sorter compare — tell how two files differ

        Usage: sorter compare [options] A B

        Examples:
          sorter compare old.txt new.txt
          sorter compare old.txt new.txt --json

        Operands:
          A  the first file
          B  the second file

        Output options:
              --format FORMAT  the format of the report [one of: table, json; default: table]
              --json           same as --format json

        General options:
          -q, --quiet          say nothing but errors: no warnings, no progress, no summary
          -v, --verbose        tell reasons and timing too
              --color WHEN     when to use colour [default: auto]
              --no-color       same as --color never
          -h, --help           show help: -h in short, --help at length
              --version        show the version

        'sorter compare --help' tells more.

        """)
  }

  @Test("the long help of a command says everything, wrapped to the width")
  func long() {
    var command = sortCommand
    command.flags = [.output, .to, .header, .old]
    var tree = bareTree
    tree.commonFlags = []
    tree.commands = [command]
    #expect(
      HelpText(tree: tree, width: 50).text(about: .command(command), .long) == """
        sorter sort — put things in order

        Usage: sorter sort [options] [INPUT …]

        Examples:
          sorter sort things.txt -o sorted.txt
              one file into another
          sorter sort --to lines - < things.txt | head
              as a stage of a pipeline

        Things that are equal keep the order in which they
        came, so that sorting twice changes nothing.

        Orders are:

        - by size, the largest first
        - by name

          size  name
          12    box

        Operands:
          INPUT  files of things; `-` is standard input

        Output options:
          -o, --output FILE
                  where the result goes [default: -]
                  A file is written beside its place and
                  renamed at the end. `-` is standard
                  output.
                  An existing file is kept unless
                  `--force` is given.
              --to FORMAT
                  the format to write
                    boxes  one box for each
                    lines
              --[no-]header
                  write a line of headings [default: on]
              --old-way
                  write it the old way
                  Going away: use --to lines

        General options:
          -h, --help
                  show help: -h in short, --help at length
              --version
                  show the version

        'sorter --help' lists the exit codes.

        """)
  }

  @Test("a family lists its members")
  func family() {
    #expect(
      HelpText(tree: sampleTree).text(about: .family("shelf"), .short) == """
        sorter shelf — look after the shelf

        Usage: sorter shelf <command> [options] …

        Commands:
          shelf create  create the shelf
          shelf check   check the shelf

        'sorter help shelf COMMAND' explains one of them.

        """)
  }

  @Test("the program's long help lists every exit code and variable")
  func programAtLength() {
    let text = HelpText(tree: sampleTree).text(about: .program, .long)
    for code in ExitCode.all { #expect(text.contains("\n  \(code.rawValue) ")) }
    for variable in sampleTree.allVariables { #expect(text.contains("\n  \(variable.name) ")) }
  }

  @Test("no line is wider than the terminal", arguments: [40, 50, 60, 80, 100])
  func width(width: Int) {
    let help = HelpText(tree: sampleTree, width: width)
    var topics = sampleTree.commands.map(HelpTopic.command)
    topics += [.program, .family("shelf")]
    for topic in topics {
      for detail in [HelpDetail.short, .long] {
        for line in help.text(about: topic, detail).split(separator: "\n")
        where DisplayWidth.of(line) > width {
          // Only what is typed as it stands may be wider: examples and usage words.
          #expect(line.hasPrefix("  sorter") || line.contains("Usage:"), "\(width): \(line)")
        }
      }
    }
  }

  @Test("colour adds nothing but escapes, and takes the backticks away")
  func style() {
    let plain = HelpText(tree: sampleTree).text(about: .command(sortCommand), .long)
    let colored = HelpText(tree: sampleTree, style: Style(isOn: true))
      .text(about: .command(sortCommand), .long)
    #expect(colored.contains("\u{1B}[1m--force\u{1B}[0m"))
    var stripped = colored
    for parameter in ["0", "1", "36"] {
      stripped = stripped.replacing("\u{1B}[\(parameter)m", with: "")
    }
    #expect(stripped == plain.replacing("`", with: ""))
  }
}

import CommandLineKit
import Testing

@Suite("the progress line")
struct ProgressLineTests {
  let clock = ManualClock()

  func environment(
    errorFacts: TerminalFacts = .terminal(width: 60), outputFacts: TerminalFacts = .none
  ) -> Environment {
    Environment.memory(outputFacts: outputFacts, errorFacts: errorFacts, clock: clock.clock)
  }

  @Test("it shows after half a second, at most ten times a second, and is erased before a message")
  func timing() {
    let environment = environment()
    let console = Console(environment)
    let progress = console.progress("reading a.vcf", .bytes(of: 2_000_000))
    progress.update(to: 100_000)
    clock.advance(by: .milliseconds(499))
    progress.update(to: 200_000)
    #expect(environment.errors.text == "")
    clock.advance(by: .milliseconds(1))
    progress.update(to: 500_000)
    let first = "\rreading a.vcf: 500.0 kB of 2.0 MB (25%)\u{1B}[K"
    #expect(environment.errors.text == first)
    clock.advance(by: .milliseconds(99))
    progress.update(to: 600_000)
    #expect(environment.errors.text == first)
    clock.advance(by: .milliseconds(1))
    progress.update(to: 1_000_000)
    let second = "\rreading a.vcf: 1.0 MB of 2.0 MB (50%)\u{1B}[K"
    #expect(environment.errors.text == first + second)
    console.warning("odd")
    let erased = first + second + "\r\u{1B}[Kwarning: odd\n"
    #expect(environment.errors.text == erased)
    progress.finish()
    #expect(environment.errors.text == erased)
  }

  @Test("it is erased at the end")
  func finish() {
    let environment = environment()
    let progress = Console(environment).progress("reading", .things("lines"))
    clock.advance(by: .seconds(1))
    progress.advance(by: 12)
    progress.finish()
    progress.finish()
    #expect(environment.errors.text == "\rreading: 12 lines\u{1B}[K\r\u{1B}[K")
  }

  @Test("a long line is cut to the terminal and made harmless")
  func cut() {
    let environment = environment(errorFacts: .terminal(width: 20))
    let progress = Console(environment).progress("reading \u{1B}x", .things("lines", of: 4))
    clock.advance(by: .seconds(1))
    progress.advance()
    #expect(environment.errors.text == "\rreading \\x1Bx: 1 o…\u{1B}[K")
  }

  @Test(
    "nobody sees it off a terminal, on a dumb one, when quiet, or beside output on the terminal")
  func hidden() {
    let dumb = TerminalFacts(isTerminal: true, obeysEscapes: false, isColorful: false, width: 80)
    let piped = environment(errorFacts: .none)
    #expect(!Console(piped).progress("x", .bytes(of: nil)).isVisible)
    #expect(!Console(environment(errorFacts: dumb)).progress("x", .bytes(of: nil)).isVisible)
    #expect(
      !Console(environment(), verbosity: .quiet).progress("x", .bytes(of: nil)).isVisible)
    let both = environment(outputFacts: .terminal(width: 80))
    #expect(
      !Console(both).progress("x", .bytes(of: nil), whileWritingTo: both.output).isVisible)
    #expect(
      Console(environment()).progress("x", .bytes(of: nil), whileWritingTo: piped.output).isVisible)
  }

  @Test("the clock is read rarely when counts come quickly")
  func polling() {
    let reads = Counter()
    var environment = environment()
    environment.clock = RunClock {
      reads.increment()
      return .zero
    }
    let progress = Console(environment).progress("counting", .things("lines"))
    for _ in 0..<100_000 { progress.advance() }
    #expect(reads.value < 50)
  }

  @Test("a count from several threads is complete")
  func threads() async {
    let environment = environment()
    let progress = Console(environment).progress("counting", .things("lines"))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<1000 { progress.advance() } }
      }
    }
    clock.advance(by: .seconds(1))
    progress.advance(by: 1_000_000_000)
    #expect(environment.errors.text == "\rcounting: 1000004000 lines\u{1B}[K")
  }
}

import CommandLineKit
import Foundation
import Testing

/// Sends a signal to this process and waits until `isDone` or until it surely would have arrived.
private func send(_ number: Int32, until isDone: () -> Bool) {
  kill(getpid(), number)
  for _ in 0..<200 where !isDone() { usleep(10_000) }
}

@Suite("signals")
struct InterruptionTests {
  @Test("the first signal is a request that loops see", arguments: [SIGINT, SIGTERM, SIGHUP])
  func first(number: Int32) async {
    await #expect(processExitsWith: .exitCode(130)) { [number] in
      signal(number, SIG_DFL)
      let environment = Environment.process()
      send(number) { environment.interruption.isRequested }
      exit(environment.interruption.isRequested ? 130 : 1)
    }
  }

  @Test("the second signal ends the process at once")
  func second() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let environment = Environment.process()
      send(SIGTERM) { environment.interruption.isRequested }
      send(SIGTERM) { false }
      exit(1)
    }
  }

  @Test("a signal that was ignored from the start stays ignored")
  func ignored() async {
    await #expect(processExitsWith: .exitCode(0)) {
      signal(SIGHUP, SIG_IGN)
      let environment = Environment.process()
      kill(getpid(), SIGHUP)
      usleep(100_000)
      if environment.interruption.isRequested { exit(1) }
      send(SIGTERM) { environment.interruption.isRequested }
      exit(environment.interruption.isRequested ? 0 : 1)
    }
  }

  @Test("a stream that was closed from the start is not given to the next file")
  func closedStream() async {
    await #expect(processExitsWith: .exitCode(0)) {
      close(1)
      let environment = Environment.process()
      let opened = dup(2)
      let error = #expect(throws: OutputError.self) {
        try environment.output.write("x")
        try environment.output.flush()
      }
      exit(opened > 2 && error?.code == .failed ? 0 : 1)
    }
  }
}

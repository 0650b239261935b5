import CommandLineKit
import Testing

@Suite("standard streams")
struct ChannelTests {
  @Test("a pipe whose reader went away says so from then on")
  func closed() {
    let output = OutputChannel(memory: "standard output", closesAfter: 5)
    #expect(throws: Never.self) { try output.write("abc") }
    let error = #expect(throws: OutputError.self) { try output.write("defg") }
    #expect(error?.code == .closed)
    #expect(throws: OutputError.self) { try output.write("h") }
    #expect(throws: OutputError.self) { try output.flush() }
    #expect(output.text == "abcde")
  }

  @Test("bytes, spans and texts all arrive")
  func writing() throws {
    let output = OutputChannel(memory: "standard output")
    try output.write([0x61, 0x62] as [UInt8])
    let bytes: [UInt8] = [0x63]
    try output.write(bytes.span)
    try output.write("é")
    #expect(output.bytes == [0x61, 0x62, 0x63, 0xC3, 0xA9])
  }

  @Test("lines are read one by one, with either end, and the rest is left")
  func lines() throws {
    let input = InputChannel(memory: Array("a\nb\r\nrest".utf8))
    #expect(try input.readLine() == "a")
    #expect(try input.readLine() == "b")
    var buffer: [UInt8] = [0]
    #expect(try input.read(into: &buffer, limit: 2) == 2)
    #expect(buffer == [0] + Array("re".utf8))
    #expect(input.takeRemaining() == Array("st".utf8))
    #expect(try input.readLine() == nil)
  }

  @Test("an interruption is seen by everyone who has the environment")
  func interruption() throws {
    let environment = Environment.memory()
    let copy = environment
    #expect(!copy.interruption.isRequested)
    try environment.interruption.check()
    environment.interruption.request()
    #expect(copy.interruption.isRequested)
    #expect(throws: Interrupted.self) { try copy.interruption.check() }
  }
}

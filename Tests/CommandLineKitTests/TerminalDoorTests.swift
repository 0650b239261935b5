import Foundation
import Testing

@testable import CommandLineKit

@Suite("the system's streams")
struct TerminalDoorTests {
  @Test("what is written to a descriptor arrives, buffered until it is flushed")
  func writing() throws {
    let pipe = Pipe()
    let output = OutputChannel(
      descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "pipe", facts: .none)
    try output.write("first ")
    try output.write("second")
    try output.flush()
    try pipe.fileHandleForWriting.close()
    #expect(pipe.fileHandleForReading.readDataToEndOfFile() == Data("first second".utf8))
  }

  @Test("a pipe that nobody reads is a closed output, not the end of the process")
  func brokenPipe() throws {
    TerminalCalls.ignoreBrokenPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let output = OutputChannel(
      descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "pipe", facts: .none,
      isBuffered: false)
    let error = #expect(throws: OutputError.self) { try output.write("lost") }
    #expect(error == .closed)
  }

  @Test("a descriptor that is not open is a failure that says why")
  func notOpen() {
    let output = OutputChannel(descriptor: 9999, name: "standard output", facts: .none)
    let error = #expect(throws: OutputError.self) {
      try output.write("lost")
      try output.flush()
    }
    #expect(error?.code == .failed)
    #expect(error?.message.hasPrefix("standard output cannot be written: ") == true)
  }

  @Test("lines are read from a descriptor without reading ahead")
  func reading() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("yes\nrest".utf8))
    try pipe.fileHandleForWriting.close()
    let input = InputChannel(
      descriptor: pipe.fileHandleForReading.fileDescriptor, isTerminal: false)
    #expect(try input.readLine() == "yes")
    #expect(pipe.fileHandleForReading.readDataToEndOfFile() == Data("rest".utf8))
  }

  @Test("the process's variables and folder are known, and a pipe is no terminal")
  func facts() {
    #expect(TerminalCalls.variables()["PATH"] == ProcessInfo.processInfo.environment["PATH"])
    #expect(TerminalCalls.currentDirectory() == FileManager.default.currentDirectoryPath)
    let pipe = Pipe()
    #expect(!TerminalCalls.isTerminal(pipe.fileHandleForReading.fileDescriptor))
    #expect(TerminalCalls.width(of: pipe.fileHandleForReading.fileDescriptor) == nil)
  }
}

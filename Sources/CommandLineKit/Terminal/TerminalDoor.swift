// The one file of this module that calls the C library: streams, terminals, variables, signals.

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system calls of a command-line program; results below 0 are negated error numbers.
enum TerminalCalls {
  /// The error number of a write to a pipe nobody reads.
  static let brokenPipe = EPIPE

  /// Writes bytes from a position on; returns how many were taken.
  static func write(_ descriptor: Int32, _ bytes: [UInt8], from position: Int) -> Int {
    unsafe bytes.withUnsafeBytes { buffer in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[position...])
      while true {
        let count = unsafe systemWrite(descriptor, rest.baseAddress, rest.count)
        if count >= 0 { return count }
        if errno != EINTR { return -Int(errno) }
      }
    }
  }

  /// Appends up to `limit` bytes; returns how many came, 0 at the end.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8], limit: Int) -> Int {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: limit))
    var count = -1
    var failure: Int32 = 0
    repeat {
      count = unsafe buffer.withUnsafeMutableBytes { bytes in
        let free = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
        return unsafe systemRead(descriptor, free.baseAddress, free.count)
      }
      failure = errno
    } while count < 0 && failure == EINTR
    buffer.removeLast(limit - max(0, count))
    return count >= 0 ? count : -Int(failure)
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns that a terminal's driver tells, if it tells any.
  static func width(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Every environment variable; of two with one name the first counts.
  static func variables() -> [String: String] {
    var variables: [String: String] = [:]
    guard var entry = unsafe environmentPointer() else { return [:] }
    while let text = unsafe entry.pointee {
      let parts = unsafe String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, variables[String(parts[0])] == nil {
        variables[String(parts[0])] = String(parts[1])
      }
      unsafe entry += 1
    }
    return variables
  }

  /// The current folder, or `.` if it has no name any more.
  static func currentDirectory() -> String {
    guard let path = unsafe getcwd(nil, 0) else { return "." }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// What the system says about an error number.
  static func message(for number: Int32) -> String {
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: text)
  }

  /// Gives standard streams that were closed to a device on which their use fails, so that no file
  /// opened later is taken for one of them.
  static func occupyClosedStreams() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // Opening takes the lowest free number: this one.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes a write to a closed pipe an error instead of the end of the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Sends the first of SIGINT, SIGTERM and SIGHUP to `processSignal` and lets the second kill.
  ///
  /// A signal that the process was started to ignore (`nohup`) stays ignored.
  static func catchInterrupts() {
    // A program that starts this one from a dispatch thread hands on a mask that blocks them.
    var caught = sigset_t()
    _ = unsafe sigemptyset(&caught)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      _ = signal(number, handleInterrupt)
      _ = unsafe sigaddset(&caught, number)
    }
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &caught, nil)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    let address = unsafe unsafeBitCast(handler, to: Int.self)
    let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    return address == ignored
  }

  private static func environmentPointer() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      return unsafe _NSGetEnviron().pointee
    #else
      return unsafe environ
    #endif
  }
}

/// The signal that asked the process to end, 0 while none did.
let processSignal = Atomic<Int32>(0)

/// The descriptor of the terminal on which a progress line stands, -1 while none does.
let progressDescriptor = Atomic<Int32>(-1)

/// Runs inside a signal handler: only atomics and calls that are safe there.
private func handleInterrupt(_ number: Int32) {
  let saved = errno
  defer { errno = saved }
  let (isFirst, _) = processSignal.compareExchange(
    expected: 0, desired: number, ordering: .sequentiallyConsistent)
  if isFirst { return }
  let descriptor = progressDescriptor.load(ordering: .relaxed)
  if descriptor >= 0 {
    // Carriage return, then erase to the end of the line.
    var sequence: (UInt8, UInt8, UInt8, UInt8) = (0x0D, 0x1B, 0x5B, 0x4B)
    _ = unsafe systemWrite(descriptor, &sequence, 4)
  }
  _ = signal(number, SIG_DFL)
  _ = raise(number)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    return unsafe Darwin.write(descriptor, bytes, count)
  #elseif canImport(Musl)
    return unsafe Musl.write(descriptor, bytes, count)
  #else
    return unsafe Glibc.write(descriptor, bytes, count)
  #endif
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  #if canImport(Darwin)
    return unsafe Darwin.read(descriptor, bytes, count)
  #elseif canImport(Musl)
    return unsafe Musl.read(descriptor, bytes, count)
  #else
    return unsafe Glibc.read(descriptor, bytes, count)
  #endif
}

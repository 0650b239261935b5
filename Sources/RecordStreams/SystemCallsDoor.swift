#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Every system call of sources and sinks, in one place, so that a test can stand between them
/// and the kernel.
///
/// Each function returns what the call returned, or a negated `errno`. Calls that a signal
/// interrupted are repeated.
package enum SystemCalls {
  /// What a path names.
  package enum FileType: Sendable { case regular, directory, other }

  /// Facts about an open file or a path.
  package struct FileStatus: Sendable {
    package var type: FileType
    package var size: Int
    package var device: UInt64
    package var inode: UInt64
    package var mode: UInt32
    package var modificationNanoseconds: Int
  }

  package static func openForReading(_ path: String) -> Int32 {
    repeating { unsafe open(path, O_RDONLY | O_CLOEXEC) }
  }

  /// Makes a new file for reading and writing; fails when it exists.
  package static func createExclusively(_ path: String, mode: UInt32) -> Int32 {
    repeating { unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode)) }
  }

  package static func openForWriting(_ path: String) -> Int32 {
    repeating { unsafe open(path, O_WRONLY | O_CLOEXEC) }
  }

  /// Appends up to `limit` bytes of a file to `buffer`; 0 means end of file.
  package static func read(_ descriptor: Int32, into buffer: inout [UInt8], limit: Int) -> Int {
    let start = buffer.count
    extend(&buffer, by: limit)
    let result = repeating {
      unsafe buffer.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return 0 }
        return unsafe readBytes(descriptor, base + start, limit)
      }
    }
    buffer.removeLast(limit - max(0, result))
    return result
  }

  /// Appends up to `limit` bytes at a file offset to `buffer`, without moving the file position.
  package static func read(
    _ descriptor: Int32, into buffer: inout [UInt8], limit: Int, at offset: Int
  ) -> Int {
    let start = buffer.count
    extend(&buffer, by: limit)
    let result = repeating {
      unsafe buffer.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return 0 }
        return unsafe pread(descriptor, base + start, limit, off_t(offset))
      }
    }
    buffer.removeLast(limit - max(0, result))
    return result
  }

  /// Appends zeros, by copying: an array of single elements takes half a second a MiB in a debug build.
  private static func extend(_ buffer: inout [UInt8], by count: Int) {
    buffer.reserveCapacity(buffer.count + count)
    var left = count
    while left >= zeros.count {
      buffer.append(contentsOf: zeros)
      left -= zeros.count
    }
    buffer.append(contentsOf: zeros[..<left])
  }

  private static let zeros = [UInt8](repeating: 0, count: 1 << 16)

  /// Writes bytes from `start` on; may write fewer than there are.
  package static func write(_ descriptor: Int32, _ bytes: Span<UInt8>, from start: Int) -> Int {
    repeating {
      unsafe bytes.withUnsafeBytes { raw in
        guard let base = raw.baseAddress else { return 0 }
        return unsafe writeBytes(descriptor, base + start, raw.count - start)
      }
    }
  }

  package static func synchronize(_ descriptor: Int32) -> Int32 {
    repeating { fsync(descriptor) }
  }

  package static func close(_ descriptor: Int32) -> Int32 {
    closeDescriptor(descriptor) == 0 ? 0 : -errno
  }

  package static func rename(_ source: String, to target: String) -> Int32 {
    repeating { renameFile(source, target) }
  }

  package static func remove(_ path: String) -> Int32 {
    repeating { unsafe unlink(path) }
  }

  /// Makes a directory's entries durable after a rename in it.
  package static func synchronizeDirectory(_ path: String) -> Int32 {
    let descriptor = repeating { unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return descriptor }
    let result = synchronize(descriptor)
    _ = close(descriptor)
    return result
  }

  package static func status(of descriptor: Int32) -> FileStatus? {
    var raw = stat()
    return unsafe fstat(descriptor, &raw) == 0 ? FileStatus(raw) : nil
  }

  package static func status(atPath path: String) -> FileStatus? {
    var raw = stat()
    return unsafe stat(path, &raw) == 0 ? FileStatus(raw) : nil
  }

  /// The name of an error number, e.g. "No space left on device".
  package static func message(for errorNumber: Int32) -> String {
    unsafe String(cString: strerror(errorNumber))
  }

  package static var processIdentifier: Int32 { getpid() }

  /// Nanoseconds of a clock that never goes back.
  package static var monotonicNanoseconds: UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  private static func repeating<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      let reason = errno
      if reason != EINTR { return Result(-reason) }
    }
  }
}

extension SystemCalls {
  package static let noSuchFile = ENOENT
  package static let noPermission = EACCES
  package static let notPermitted = EPERM
  package static let fileExists = EEXIST
  package static let isDirectory = EISDIR
  package static let brokenPipe = EPIPE
}

extension SystemCalls.FileStatus {
  fileprivate init(_ raw: stat) {
    let format = raw.st_mode & S_IFMT
    type = format == S_IFREG ? .regular : format == S_IFDIR ? .directory : .other
    size = Int(raw.st_size)
    device = UInt64(raw.st_dev)
    inode = UInt64(raw.st_ino)
    mode = UInt32(raw.st_mode & 0o7777)
    #if canImport(Glibc)
      let modified = raw.st_mtim
    #else
      let modified = raw.st_mtimespec
    #endif
    modificationNanoseconds = Int(modified.tv_sec) * 1_000_000_000 + Int(modified.tv_nsec)
  }
}

// The C functions whose names the enum's own methods shadow.
private func readBytes(_ descriptor: Int32, _ target: UnsafeMutableRawPointer, _ size: Int) -> Int {
  unsafe read(descriptor, target, size)
}
private func writeBytes(_ descriptor: Int32, _ source: UnsafeRawPointer, _ size: Int) -> Int {
  unsafe write(descriptor, source, size)
}
private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func renameFile(_ source: String, _ target: String) -> Int32 {
  unsafe rename(source, target)
}

// The C library does not declare the concurrency safety of its streams.
@preconcurrency public import Foundation

/// A buffer that splits arriving bytes into lines.
///
/// ```swift
/// var buffer = LineBuffer()
/// buffer.append(Data("one\ntw".utf8))
/// let line = buffer.next()  // "one"
/// let incomplete = buffer.next()  // nil
/// ```
public struct LineBuffer: Sendable {
  private var bytes = Data()
  /// The number of bytes at the beginning that are known to contain no line feed.
  private var searched = 0

  /// Creates an empty buffer.
  public init() {}

  /// The bytes after the last complete line.
  public var rest: Data { bytes }

  /// Appends bytes that have arrived.
  public mutating func append(_ piece: some Collection<UInt8>) {
    bytes.append(contentsOf: piece)
  }

  /// Removes and returns the next complete line, without its line feed; `nil` if there is none yet.
  public mutating func next() -> Data? {
    guard let end = bytes[(bytes.startIndex + searched)...].firstIndex(of: 0x0A) else {
      searched = bytes.count
      return nil
    }
    defer {
      bytes = Data(bytes[bytes.index(after: end)...])
      searched = 0
    }
    return Data(bytes[..<end])
  }
}

/// Reads the lines of an open file as they arrive, without their line feeds.
final class LineReader {
  private let descriptor: Int32
  private var buffer = LineBuffer()

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Returns the next line that is not empty; `nil` at the end of the file, which may lack the last
  /// line feed.
  func next() -> Data? {
    while true {
      while let line = buffer.next() {
        if !line.isEmpty { return line }
      }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        defer { buffer = LineBuffer() }
        return buffer.rest.isEmpty ? nil : buffer.rest
      }
      buffer.append(bytes[..<count])
    }
  }
}

/// Writes answers, each as a line that is written immediately.
struct AnswerWriter {
  private let handle: FileHandle
  private let process = getpid()

  /// Creates a writer.
  ///
  /// - Parameter descriptor: The file descriptor to write to.
  init(descriptor: Int32) {
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }

  /// Reserves standard output for answers, and redirects the output of scenes to standard error.
  ///
  /// Redirected output is buffered by line, so that a trap does not lose earlier lines.
  static func redirectStandardOutput() -> Int32 {
    let descriptor = dup(STDOUT_FILENO)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    setvbuf(stdout, nil, _IOLBF, 0)
    return descriptor
  }

  func write(_ answer: EngineAnswer) {
    do {
      write(line: try EngineWire.line(answer))
    } catch {
      let message = EngineAnswer.error(message: "the answer cannot be written: \(error)")
      if let line = try? EngineWire.line(message) { write(line: line) }
    }
  }

  /// Writes a line of JSON, including its line feed.
  ///
  /// A forked copy of the process exits without output, and so does a process whose reader has
  /// closed the file.
  func write(line: Data) {
    guard getpid() == process else { _exit(0) }
    fflush(nil)
    do {
      try handle.write(contentsOf: line)
    } catch {
      _exit(1)
    }
  }
}

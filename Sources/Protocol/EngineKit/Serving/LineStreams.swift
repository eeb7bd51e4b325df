// The C library does not declare which threads may use its streams.
@preconcurrency public import Foundation

/// Bytes that arrive in any pieces, and leave as whole lines.
public struct LineBuffer: Sendable {
  private var bytes = Data()
  /// How many of the bytes are known to have no line feed.
  private var searched = 0

  /// A buffer that nothing has arrived in.
  public init() {}

  /// The bytes behind the last whole line.
  public var rest: Data { bytes }

  /// Takes bytes that have arrived, behind those before.
  public mutating func append(_ piece: some Collection<UInt8>) {
    bytes.append(contentsOf: piece)
  }

  /// The next whole line, without its line feed; `nil` until there is one.
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

/// Lines of an open file, without their line feeds, as they arrive.
final class LineReader {
  private let descriptor: Int32
  private var buffer = LineBuffer()

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line that is not empty; `nil` at the end of the file.
  func next() -> Data? {
    while true {
      while let line = buffer.next() {
        if !line.isEmpty { return line }
      }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer.append(bytes[..<count])
    }
  }
}

/// Answers on their way out, each a line that is written at once.
struct AnswerWriter {
  private let handle: FileHandle
  private let process = getpid()

  /// - Parameter descriptor: An open file to write to.
  init(descriptor: Int32) {
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }

  /// Takes standard output for answers alone: what scenes print goes to standard error from now on,
  /// line by line, so that a trap does not take along what was printed before it.
  static func takeStandardOutput() -> Int32 {
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

  /// Writes a line of JSON, with its line feed.
  ///
  /// A copy of the process that a scene has made says nothing, and ends; and so does a process
  /// whose reader is gone.
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

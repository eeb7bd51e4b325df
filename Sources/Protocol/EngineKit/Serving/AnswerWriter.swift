// The C library does not say who may use its streams.
@preconcurrency internal import Foundation

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
  /// A copy of the process that a scene has made says nothing, and ends; and so does a process whose
  /// reader is gone.
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

// The C library does not say who may use its streams.
@preconcurrency internal import Foundation

/// The events of a worker, written as lines of JSON as soon as they happen.
struct EventStream {
  /// Frames may be infinite, for which JSON has no number.
  static let infinities = (positive: "inf", negative: "-inf", none: "nan")

  private let handle: FileHandle
  private let encoder = JSONEncoder()
  private let process = getpid()

  /// - Parameter descriptor: An open file to write to.
  init(descriptor: Int32) {
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Self.infinities.positive,
      negativeInfinity: Self.infinities.negative,
      nan: Self.infinities.none
    )
  }

  /// Takes standard output for events alone: what a scenario prints goes to standard error from
  /// now on, line by line, so that a trap does not take along what was printed before it.
  static func takeStandardOutput() -> Int32 {
    let descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    setvbuf(stdout, nil, _IOLBF, 0)
    return descriptor
  }

  /// Writes an event; a reader that is gone ends the process.
  ///
  /// A copy of the process that a scenario has made says nothing, and ends.
  func send(_ event: WorkerEvent) {
    guard getpid() == process else { _exit(0) }
    do {
      let line = try encoder.encode(event) + Data("\n".utf8)
      try handle.write(contentsOf: line)
    } catch {
      exit(ExitCode.internalFault.rawValue)
    }
  }
}

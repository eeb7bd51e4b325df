internal import CPlatform
internal import Foundation

/// A process that is forked from this one to run scenarios that may crash it.
@MainActor
struct ForkedProcess {
  /// The result of a scenario, sent by a forked process.
  struct Record {
    /// The position of the scenario among those that the process runs.
    var position: Int
    /// Values whose meaning the caller and the forked process define.
    var values: (UInt64, UInt64)
  }

  /// The way in which a forked process ended.
  enum End {
    case byItself
    case crashed
    case timedOut
  }

  /// The maximum address space in addition to that of the parent process, in bytes.
  private static let memory = 2 << 30

  private let child: pid_t
  private let pipe: Int32

  /// Forks a process, or returns `nil` if that fails.
  ///
  /// - Parameter body: The code of the forked process. Its argument is a function that sends a
  ///   scenario's result.
  init?(_ body: (_ report: (Record) -> Void) -> Void) {
    var end: Int32 = -1
    child = forked_start(&end, Self.memory)
    pipe = end
    guard child >= 0 else { return nil }
    guard child == 0 else { return }
    body { forked_send_record(end, Int32($0.position), $0.values.0, $0.values.1) }
    forked_exit()
  }
}

extension ForkedProcess {
  /// Returns the next record, or `nil` after the last one.
  func next() -> Record? {
    var position: Int32 = 0
    var values: (UInt64, UInt64) = (0, 0)
    guard forked_next_record(pipe, &position, &values.0, &values.1) == 1 else { return nil }
    return Record(position: Int(position), values: values)
  }

  /// Waits for the end of the process, which follows the last record.
  ///
  /// - Parameter atOnce: Whether the process is killed instead.
  /// - Returns: The way in which it ended.
  @discardableResult
  func end(atOnce: Bool = false) -> End {
    close(pipe)
    if atOnce { kill(child, SIGKILL) }
    switch forked_wait(child) {
    case 0: return .byItself
    case SIGALRM: return .timedOut
    default: return .crashed
    }
  }
}

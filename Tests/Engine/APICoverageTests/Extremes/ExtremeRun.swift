import CPlatform
import Foundation

/// Runs a use in separate processes, because it may crash.
@MainActor
enum ExtremeRun {
  /// The time limit of a process for each argument, in seconds.
  private static let seconds = 60.0
  /// The maximum address space of a process in addition to that of this one, in bytes.
  private static let memory = 1 << 30

  /// Runs a use with every argument.
  ///
  /// - Parameter call: The use.
  /// - Returns: The arguments that ended their process and the cause, such as `4: trap`.
  static func failures(of call: ExtremeCall) -> [String] {
    var failures: [String] = []
    var next = 0
    while next < call.arguments.count {
      let (done, signal) = run(call, from: next)
      if signal == 0, done == call.arguments.count { break }
      let way =
        switch signal {
        case SIGALRM: "no end"
        case 0: "exit"
        default: "signal \(signal)"
        }
      failures.append("\(call.arguments[done]): \(way)")
      next = done + 1
    }
    return failures
  }

  /// Runs a use with the arguments from an index on, in one process.
  ///
  /// - Returns: The index of the argument that ended the process, or the number of arguments; and
  ///   the signal.
  private static func run(_ call: ExtremeCall, from start: Int) -> (done: Int, signal: Int32) {
    var pipe: Int32 = -1
    let child = forked_start(&pipe, memory)
    if child == 0 {
      for place in start..<call.arguments.count {
        forked_alarm(seconds)
        call.run(place)
        forked_send_record(pipe, Int32(place), 0, 0)
      }
      forked_exit()
    }
    precondition(child > 0, "there can be no further process")
    defer { close(pipe) }
    var (place, unused) = (Int32(0), (UInt64(0), UInt64(0)))
    var done = start
    while forked_next_record(pipe, &place, &unused.0, &unused.1) == 1 { done = Int(place) + 1 }
    return (done, forked_wait(child))
  }
}

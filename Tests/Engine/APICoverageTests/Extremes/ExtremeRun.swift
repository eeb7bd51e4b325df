import CSupport
import Foundation

/// The way of a use through processes of its own, as one may end with its process.
@MainActor
enum ExtremeRun {
  /// The seconds that a process has for each argument.
  private static let seconds = 60.0
  /// The address space that a process may have more than this one, in bytes.
  private static let memory = 1 << 30

  /// Tries every argument of a use.
  ///
  /// - Parameter call: The use.
  /// - Returns: The arguments that ended their process, with how they did: `4: trap`.
  static func losses(of call: ExtremeCall) -> [String] {
    var losses: [String] = []
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
      losses.append("\(call.arguments[done]): \(way)")
      next = done + 1
    }
    return losses
  }

  /// Tries the arguments from one on, in one process.
  ///
  /// - Returns: The place of the argument that ended the process, the number of arguments where
  ///   none did, and the signal of the end.
  private static func run(_ call: ExtremeCall, from start: Int) -> (done: Int, signal: Int32) {
    var pipe: Int32 = -1
    let child = forked_begin(&pipe, memory)
    if child == 0 {
      for place in start..<call.arguments.count {
        forked_alarm(seconds)
        call.run(place)
        forked_tell(pipe, Int32(place), 0, 0)
      }
      forked_leave()
    }
    precondition(child > 0, "there can be no further process")
    defer { close(pipe) }
    var (place, flags, time) = (Int32(0), Int32(0), 0.0)
    var done = start
    while forked_hear(pipe, &place, &flags, &time) == 1 { done = Int(place) + 1 }
    return (done, forked_end(child))
  }
}

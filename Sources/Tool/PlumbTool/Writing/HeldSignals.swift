internal import Foundation

/// The signals that would end the process in the middle of something, and are not heard meanwhile.
enum HeldSignals {
  /// Does something that takes some milliseconds and is not to be broken off.
  ///
  /// A file that would grow beyond a limit is an error of the system's function, and no signal.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  static func during<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let numbers = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGXFSZ]
    let handlers = numbers.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(numbers, handlers) { signal(number, handler) } }
    return try body()
  }
}

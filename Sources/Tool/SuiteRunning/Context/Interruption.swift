internal import Foundation
internal import Synchronization

/// The state of signals that request the end of the process, after cleanup.
package enum Interruption {
  private static let flag = Atomic(false)

  /// Whether a signal arrived.
  package static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Installs handlers for signals that would end the process immediately.
  ///
  /// These are control-C and similar keys, a closed terminal, and a closed reader of the output.
  package static func installHandlers() {
    // Initializes the flag before a handler can run.
    guard !isRequested else { return }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE] {
      signal(number) { _ in Interruption.flag.store(true, ordering: .relaxed) }
      sigaddset(&signals, number)
    }
    // The parent process may have blocked them.
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }
}

/// The state of requests to suspend the process, such as `kill -TSTP`.
enum StopRequest {
  private static let flag = Atomic(false)

  /// Installs the handler of the signal, so that the terminal can be restored before the process
  /// stops.
  ///
  /// - Returns: The previous handler.
  static func begin() -> (@convention(c) (Int32) -> Void)? {
    // Initializes the flag before the handler can run.
    flag.store(false, ordering: .relaxed)
    return signal(SIGTSTP) { _ in StopRequest.flag.store(true, ordering: .relaxed) }
  }

  /// Returns whether a signal arrived since the last call.
  static func consume() -> Bool { flag.exchange(false, ordering: .relaxed) }

  /// Restores the previous handler of the signal.
  static func end(_ handler: (@convention(c) (Int32) -> Void)?) { signal(SIGTSTP, handler) }
}

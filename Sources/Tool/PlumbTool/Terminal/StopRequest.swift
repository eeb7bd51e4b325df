internal import Foundation
internal import Synchronization

/// The wish of somebody that the process waits, as `kill -TSTP` tells it.
enum StopRequest {
  private static let flag = Atomic(false)

  /// Takes the signal from now on, so that the terminal can be given back first.
  ///
  /// - Returns: What is to be done with the signal otherwise.
  static func begin() -> sighandler_t? {
    // The flag is there before the handler needs it.
    flag.store(false, ordering: .relaxed)
    return signal(SIGTSTP) { _ in StopRequest.flag.store(true, ordering: .relaxed) }
  }

  /// Whether there was a signal since this was asked before.
  static func take() -> Bool { flag.exchange(false, ordering: .relaxed) }

  /// Leaves the signal to others again.
  static func end(_ handler: sighandler_t?) { signal(SIGTSTP, handler) }
}

internal import Foundation
internal import Synchronization

/// The wish of somebody that the process ends, which it does once everything is tidied up.
enum Interruption {
  private static let flag = Atomic(false)

  /// Whether there was a signal.
  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Takes signals from now on that would end the process where it stands: control-C and its like,
  /// a terminal that is closed, a reader of the output that has gone.
  static func installHandlers() {
    // The flag is there before a handler needs it.
    guard !isRequested else { return }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE] {
      signal(number) { _ in Interruption.flag.store(true, ordering: .relaxed) }
      sigaddset(&signals, number)
    }
    // Whoever started the process may have held them back.
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }
}

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
  static func consume() -> Bool { flag.exchange(false, ordering: .relaxed) }

  /// Leaves the signal to others again.
  static func end(_ handler: sighandler_t?) { signal(SIGTSTP, handler) }
}

internal import Foundation

/// How the process of an engine ended.
enum EngineEnd: Equatable {
  /// It returned; what it was asked to do may still not be done, if a scenario called `exit`.
  case exited(status: Int32)
  case signalled(Int32)
  /// It went on, and was killed, as it had closed what its answers go to.
  case mute
  /// It was killed at a deadline.
  case timedOut
}

extension EngineEnd {
  /// The end in words: `ended by SIGILL`.
  var words: String {
    switch self {
    case .exited(let status): "ended its process with status \(status)"
    case .signalled(let signal): "ended by \(SignalName.name(of: signal))"
    case .mute: "closed the file that its engine answers to"
    case .timedOut: "did not end"
    }
  }
}

/// The names of the signals that end processes.
enum SignalName {
  private static let names: [Int32: String] = [
    SIGABRT: "SIGABRT", SIGALRM: "SIGALRM", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGHUP: "SIGHUP", SIGILL: "SIGILL", SIGINT: "SIGINT", SIGKILL: "SIGKILL",
    SIGPIPE: "SIGPIPE", SIGQUIT: "SIGQUIT", SIGSEGV: "SIGSEGV", SIGSYS: "SIGSYS",
    SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
  ]

  /// The name of a signal: `SIGILL`; its number where it has no common one.
  static func name(of signal: Int32) -> String { names[signal] ?? "signal \(signal)" }
}

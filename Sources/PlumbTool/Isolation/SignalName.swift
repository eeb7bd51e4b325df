internal import Foundation

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

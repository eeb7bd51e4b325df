/// How a worker process ended.
enum WorkerEnd: Equatable {
  /// It returned; what it was asked to do may still not be done, if a scenario called `exit`.
  case exited(status: Int32)
  case signalled(Int32)
  /// It was killed at a deadline.
  case timedOut
}

extension WorkerEnd {
  /// The end in words: `ended by SIGILL`.
  var words: String {
    switch self {
    case .exited(let status): "ended its process with status \(status)"
    case .signalled(let signal): "ended by \(SignalName.name(of: signal))"
    case .timedOut: "did not end"
    }
  }
}

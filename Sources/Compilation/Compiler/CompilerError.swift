/// Why nothing is known of some code: the compiler could not be asked.
package enum CompilerError: Error, Equatable {
  case compilerMissing
  case modulesMissing(directory: String)
  case compilerCrashed(String)
  case timedOut(seconds: Int)
  /// The compiler, or its files, could not be had; with the system's reason.
  case notStarted(String)
}

extension CompilerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .compilerMissing:
      "there is no swiftc on the path to compile scenes with"
    case .modulesMissing(let directory):
      "there are no built modules in \(directory) to compile scenes against: build first"
    case .compilerCrashed(let output):
      "the compiler crashed:\n\(output)"
    case .timedOut(let seconds):
      "the compiler took longer than \(seconds) s"
    case .notStarted(let reason):
      "the compiler could not be run: \(reason)"
    }
  }
}

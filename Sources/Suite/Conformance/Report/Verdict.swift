/// The outcome of an expectation, by the name that reports print.
package enum Verdict: String, Sendable, Codable, CaseIterable {
  case passed
  /// Marked `skip`: not checked at all.
  case skipped
  /// Marked `known-failure`, and it failed.
  case knownFailure = "known-failure"
  /// The engine does not do what the expectation asks for, and says so.
  case unsupported
  /// A mismatch between what the spec says and what the engine did.
  case failed
  /// Marked `known-failure`, and it passed.
  case unexpectedPass = "unexpected-pass"
  /// Never reached, because the scenario ended before it.
  case notRun = "not-run"
  /// Could not be checked: the spec, not the engine, is at fault.
  case error
  /// The compiler refuses the scene, or shared code that it needs.
  case doesNotCompile = "does-not-compile"
  /// The scenario was stopped at its time limit.
  case timedOut = "timed-out"
  /// The scenario ended its process.
  case crashed
}

extension Verdict {
  /// Whether a run with this verdict in it is not a green one.
  package var failsTheRun: Bool {
    switch self {
    case .passed, .skipped, .knownFailure, .unsupported: false
    case .failed, .unexpectedPass, .notRun, .error, .doesNotCompile, .timedOut, .crashed: true
    }
  }

  /// Whether the expectation could not be compared at all.
  package var isError: Bool {
    switch self {
    case .notRun, .error, .doesNotCompile, .timedOut, .crashed: true
    case .passed, .skipped, .knownFailure, .unsupported, .failed, .unexpectedPass: false
    }
  }

  /// The verdict that stands for several: the gravest, in the order of declaration.
  ///
  /// - Returns: `nil` for no verdicts.
  package static func gravest(_ verdicts: some Sequence<Verdict>) -> Verdict? {
    let present = Set(verdicts)
    return allCases.last { present.contains($0) }
  }
}

internal import SpecFormat

/// The outcome of one scenario.
package struct ScenarioReport: Sendable, Equatable {
  package var id: String
  /// The line of the scene's fence in the Markdown file, from 1.
  package var line: Int
  /// How long it took, in seconds; `nil` where nobody measured it.
  package var duration: Double?
  /// One result for each expectation, in document order; never empty.
  package var results: [ExpectationResult]

  /// The text that its code printed, to standard output and standard error; the middle of much is
  /// left out.
  package var printed: String

  package init(
    id: String,
    line: Int,
    duration: Double? = nil,
    results: [ExpectationResult],
    printed: String = ""
  ) {
    self.id = id
    self.line = line
    self.duration = duration
    self.results = results
    self.printed = printed
  }

  /// The results that say what the scenario is worth: all but those in whose place numbers of
  /// another system are compared.
  package var countingResults: [ExpectationResult] {
    results.filter { $0.setAside?.heldLine == nil }
  }

  /// The gravest verdict of its expectations that count.
  package var verdict: Verdict { Verdict.gravest(countingResults.map(\.verdict)) ?? .error }
}

extension ScenarioReport {
  /// Whether what was printed belongs to a verdict: the scenario met its end by it, or a part of it
  /// fails as it is known to, and nobody need look.
  package var isPrintedWithVerdict: Bool {
    results.contains { [.crashed, .timedOut, .knownFailure].contains($0.verdict) }
  }
}

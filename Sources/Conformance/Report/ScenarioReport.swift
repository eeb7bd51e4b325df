/// What came of one scenario.
package struct ScenarioReport: Sendable, Equatable {
  package var id: String
  /// The line of the scene's fence in the Markdown file, from 1.
  package var line: Int
  /// How long it took, in seconds; `nil` where nobody measured it.
  package var duration: Double?
  /// One result for each expectation, in document order; never empty.
  package var results: [ExpectationResult]

  package init(id: String, line: Int, duration: Double? = nil, results: [ExpectationResult]) {
    self.id = id
    self.line = line
    self.duration = duration
    self.results = results
  }

  /// The gravest verdict of its expectations.
  package var verdict: Verdict { Verdict.gravest(results.map(\.verdict)) ?? .error }
}

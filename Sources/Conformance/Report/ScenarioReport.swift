/// What came of one scenario.
package struct ScenarioReport: Sendable, Equatable {
  package var id: String
  /// The line of the scene's fence in the Markdown file, from 1.
  package var line: Int
  /// One result for each expectation, in document order; never empty.
  package var results: [ExpectationResult]

  package init(id: String, line: Int, results: [ExpectationResult]) {
    self.id = id
    self.line = line
    self.results = results
  }

  /// The gravest verdict of its expectations.
  package var verdict: Verdict { Verdict.gravest(results.map(\.verdict)) ?? .error }
}

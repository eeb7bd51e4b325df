/// The statements that every expectation may make of itself: where it comes from, and whether it
/// should hold yet.
package struct Conditions: Sendable, Equatable {
  /// Where the expected values come from; `nil` is reported as unstated.
  package var evidence: Evidence?
  /// Why the expectation fails for now; it must fail, and passing fails the run.
  package var knownFailure: String?
  /// Why the expectation is not checked at all.
  package var skip: String?

  package init(evidence: Evidence? = nil, knownFailure: String? = nil, skip: String? = nil) {
    self.evidence = evidence
    self.knownFailure = knownFailure
    self.skip = skip
  }
}

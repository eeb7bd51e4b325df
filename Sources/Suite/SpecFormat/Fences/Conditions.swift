/// The statements that every expectation may make of itself: where it comes from, and whether it
/// should hold yet.
package struct Conditions: Sendable, Equatable {
  /// Where the expected values come from; `nil` is reported as unstated.
  package var evidence: Evidence?
  /// The systems whose numbers the expected values are; none where nothing is said.
  package var systems: [SystemVersion]
  /// Why the values are not compared, though they are right for their systems; `nil` where the
  /// engine is held to them.
  package var setAside: SetAside?
  /// Why the expectation fails for now; it must fail, and passing fails the run.
  package var knownFailure: String?
  /// Why the expectation is not checked at all.
  package var skip: String?

  package init(
    evidence: Evidence? = nil,
    systems: [SystemVersion] = [],
    knownFailure: String? = nil,
    skip: String? = nil
  ) {
    self.evidence = evidence
    self.systems = systems
    self.knownFailure = knownFailure
    self.skip = skip
  }
}

extension Conditions {
  /// Why the expectation is not compared; `nil` where it is.
  package var reasonNotCompared: String? { skip ?? setAside?.reason }
}

internal import SpecFormat

/// An expectation that is being decided.
struct HeldExpectation {
  /// Its index among all of the scene's expectations, in document order.
  var index: Int
  var expectation: Expectation
  /// The result of the comparison; `nil` where it waits for the end of the phase.
  var comparison: Comparison?
  /// The lines with which the block would hold; `nil` where it holds, or nothing would make it.
  var accepted: [AcceptedLine]?
}

extension HeldExpectation {
  /// Compares the expectation with what there is to see now.
  @MainActor
  mutating func compare(by comparer: any ExpectationComparer, with observation: Observation) {
    let comparison = comparer.compare(expectation, with: observation)
    self.comparison = comparison
    let holds = comparison?.mismatches.isEmpty ?? true
    guard !holds || expectation.content.isToBeFilled else { return }
    accepted = comparer.accepted(expectation, with: observation)
  }
}

extension Expectation {
  /// Whether it is compared at all.
  var isCompared: Bool { conditions.skip == nil }
}

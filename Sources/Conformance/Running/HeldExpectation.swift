internal import SpecFormat

/// An expectation that is being decided.
struct HeldExpectation {
  /// Its index among all of the scene's expectations, in document order.
  var index: Int
  var expectation: Expectation
  /// What the comparison came to; `nil` where it waits for the end of the phase.
  var comparison: Comparison?
}

extension Expectation {
  /// Whether it is compared at all.
  var isCompared: Bool { conditions.skip == nil }
}

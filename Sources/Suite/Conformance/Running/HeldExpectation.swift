internal import SpecFormat

/// An expectation of a phase that has not ended.
enum HeldExpectation {
  /// It is compared at the end of the phase; with its index among all of the scene's expectations.
  case waiting(Int, Expectation)
  /// It is compared, and answers for what the phase may still report.
  case compared(ObservedExpectation)
}

extension HeldExpectation {
  var expectation: Expectation {
    switch self {
    case .waiting(_, let expectation): expectation
    case .compared(let compared): compared.expectation
    }
  }
}

/// An expectation with what came of comparing it.
struct ObservedExpectation {
  /// Its index among all of the scene's expectations, in document order.
  var index: Int
  var expectation: Expectation
  var comparison: Comparison
  /// The lines with which the block would hold; `nil` where it holds, or nothing would make it.
  var accepted: [AcceptedLine]?
  /// Why the engine does not do what the block asks for; `nil` where it does.
  var refusal: String?

  /// Compares an expectation with what there is to see now.
  init(_ expectation: Expectation, index: Int, with scene: LinkedScene) {
    self.index = index
    self.expectation = expectation
    comparison = expectation.content.compare(with: scene, at: expectation.line)
    if !comparison.mismatches.isEmpty || expectation.content.isToBeFilled {
      accepted = expectation.content.accepted(for: scene)
    }
    refusal = scene.takeRefusal()
  }
}

extension Expectation {
  /// Whether it is compared at all.
  var isCompared: Bool { conditions.reasonNotCompared == nil }
}

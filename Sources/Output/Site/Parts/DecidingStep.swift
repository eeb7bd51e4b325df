internal import Conformance
internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// Finds the step of a negotiation in which a number came about that is not as expected.
struct DecidingStep {
  let drawing: ResolvedTree

  /// The last answer of a node whose size differs, and the placing of one that is elsewhere.
  ///
  /// - Returns: The number of the step, from 1; `nil` where it is none of those that are shown.
  func number(for mismatch: Mismatch) -> Int? {
    guard let expected = mismatch.expectedFrame, let actual = mismatch.actualFrame,
      let part = mismatch.part, let node = part.node(in: drawing)
    else { return nil }
    let kind: DrawingStep.Kind = expected.size == actual.size ? .place : .answer
    return drawing.steps.lastIndex { $0.node == node && $0.kind == kind }.map { $0 + 1 }
  }
}

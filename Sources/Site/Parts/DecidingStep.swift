internal import Conformance
internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// Finds the step of a negotiation in which a number came about that is not as expected.
struct DecidingStep {
  private let steps: [DrawingStep]
  private let nodes: [ResolvedNode]

  init(in drawing: ResolvedTree) {
    steps = drawing.steps
    nodes = drawing.namedNodes
  }
}

extension DecidingStep {
  /// The last answer of a node whose size differs, and the placing of one that is elsewhere.
  ///
  /// - Returns: The number of the step, from 1; `nil` where it is none of those that are shown.
  func number(for mismatch: Mismatch) -> Int? {
    guard let expected = mismatch.expectedFrame, let actual = mismatch.actualFrame else {
      return nil
    }
    let there = nodes.indices.filter { nodes[$0].frame == actual }
    // A wrapper may lie where its child does; a root is called so whatever it is.
    guard let node = there.first(where: { nodes[$0].isCalled(mismatch.subject) }) ?? there.first
    else { return nil }
    let kind: DrawingStep.Kind = expected.size == actual.size ? .place : .answer
    return steps.lastIndex { $0.node == node && $0.kind == kind }.map { $0 + 1 }
  }
}

extension ResolvedNode {
  /// Whether a difference that is told of `Text "Reset" frame` or of `#title frame` is the node's.
  fileprivate func isCalled(_ subject: String) -> Bool {
    subject.hasPrefix("\(name) ") || identifiers.contains { subject.hasPrefix("#\($0) ") }
  }
}

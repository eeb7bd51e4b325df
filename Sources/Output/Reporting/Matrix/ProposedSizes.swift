internal import Conformance
package import SpecFormat

/// The proposal with which each expectation of a scenario is compared.
///
/// A block without a proposal uses that of an earlier block; a step may have changed it.
package struct ProposedSizes: Sendable, Equatable {
  /// The proposals by the lines of the fences, from 1.
  private var proposals: [Int: LayoutProposal] = [:]

  /// - Parameters:
  ///   - id: The scenario's id.
  ///   - document: The spec that contains the scenario.
  package init(of id: String, in document: SpecDocument) {
    guard case .scene(let scene) = document.scenarios.first(where: { $0.id == id })?.body else {
      return
    }
    var last: LayoutProposal?
    for expectation in scene.phases.flatMap(\.expectations) {
      last = expectation.proposal ?? last
      proposals[expectation.line] = last
    }
  }
}

extension ProposedSizes {
  /// Returns the proposal of the expectation at a line, such as `100x60`; `nil` if it has none.
  package func text(atLine line: Int) -> String? { proposals[line]?.text }
}

import Conformance
import Foundation
import SpecFormat
import ViewLayout
import PlumbEngine

/// A law of `laws` blocks, checked over generated trees.
struct SceneTreeLaw: TreeLaw {
  let law: LawName

  var name: String { law.rawValue }

  /// The number of proposals for each tree: one is sufficient if every layout uses a new graph.
  private var proposalCount: Int {
    switch law {
    case .idempotent, .incrementalEqualsFresh: 2
    case .mirroredInRTL, .cachedEqualsUncached, .axesApartEqualsTogether: 1
    }
  }

  /// Whether the law holds for trees with estimated lengths.
  ///
  /// Estimates depend on the lines that were visible before, and a lazy grid wider than its
  /// proposal is measured again in every pass.
  private var holdsForEstimates: Bool {
    switch law {
    case .idempotent, .incrementalEqualsFresh: false
    case .mirroredInRTL, .cachedEqualsUncached, .axesApartEqualsTogether: true
    }
  }

  func breach(of sample: TreeSample) -> ViolationScenario? {
    if sample.tree.estimates, !holdsForEstimates { return nil }
    var proposals = sample.proposals(proposalCount)
    // With an infinite length, a container with estimates may never reach a stable layout.
    if sample.tree.estimates { proposals.removeAll { !$0.isFinite } }
    return law.law.breach(of: sample.scene, proposals: proposals).map { breach in
      ViolationScenario(
        law: name,
        difference: breach.description,
        tree: sample.tree,
        proposal: breach.proposal,
        expected: breach.expected
      )
    }
  }
}

extension ProposedViewSize {
  fileprivate var isFinite: Bool { (width ?? 0).isFinite && (height ?? 0).isFinite }
}

import Conformance
import Foundation
import SpecFormat
import ViewLayout

/// A law of `laws` blocks, over generated trees.
struct SceneTreeLaw: TreeLaw {
  let law: LawName

  var name: String { law.rawValue }

  /// One proposal is enough for each tree where every graph is new.
  private var proposalCount: Int {
    switch law {
    case .idempotent, .incrementalEqualsFresh: 2
    case .mirroredInRTL, .cachedEqualsUncached, .axesApartEqualsTogether: 1
    }
  }

  /// Whether a tree that estimates keeps the law: what it has seen before makes another estimate,
  /// and a lazy grid that is wider than its proposal is measured anew each time.
  private var holdsForEstimates: Bool {
    switch law {
    case .idempotent, .incrementalEqualsFresh: false
    case .mirroredInRTL, .cachedEqualsUncached, .axesApartEqualsTogether: true
    }
  }

  func breach(of sample: TreeSample) -> ReadyScenario? {
    if sample.tree.estimates, !holdsForEstimates { return nil }
    var proposals = sample.proposals(proposalCount)
    // Of an endless length, a container that goes by an estimate may never settle.
    if sample.tree.estimates { proposals.removeAll { !$0.isFinite } }
    return law.law.breach(of: sample.scene, proposals: proposals).map { breach in
      ReadyScenario(
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

import Conformance
import SpecFormat

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

  func breach(of sample: TreeSample) -> ReadyScenario? {
    if law == .incrementalEqualsFresh, sample.tree.estimates { return nil }
    return proposedBreach(of: sample)
  }

  private func proposedBreach(of sample: TreeSample) -> ReadyScenario? {
    law.law.breach(of: sample.scene, proposals: sample.proposals(proposalCount)).map { breach in
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

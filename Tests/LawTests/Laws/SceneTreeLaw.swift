import Conformance
import SpecFormat

/// A law of `laws` blocks, over generated trees.
struct SceneTreeLaw: TreeLaw {
  let law: LawName

  var name: String { law.rawValue }

  func breach(of sample: TreeSample) -> ReadyScenario? {
    law.law.breach(of: sample.scene, proposals: sample.proposals(2)).map { breach in
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

import Conformance
import LayoutTree
import ViewLayout
import PlumbEngine

/// After one change of a tree, an updated graph has the same frames as a new graph.
struct ChangeLaw: TreeLaw {
  private static let changeCount = 2

  private final class Model {
    var tree: GeneratedView
    init(_ tree: GeneratedView) { self.tree = tree }
  }

  var name: String { "incremental-after-changes" }

  func breach(of sample: TreeSample) -> ViolationScenario? {
    var generator = TreeGenerator(seed: sample.seed)
    let proposals = sample.proposals(Self.changeCount + 1)
    for proposal in proposals.dropFirst() {
      let changed = TreeSample(tree: generator.changed(sample.tree), seed: sample.seed)
      if sample.tree.estimates || changed.tree.estimates { continue }
      if let breach = LawBreach(
        proposal: proposal,
        expected: changed.scene.frames(at: proposal),
        actual: frames(of: sample.tree, at: proposals[0], then: changed.tree, at: proposal),
        situation: "after a change"
      ) {
        return ViolationScenario(
          law: name,
          difference: breach.description,
          tree: changed.tree,
          proposal: proposal,
          expected: breach.expected,
          before: ViolationScenario.Before(
            tree: sample.tree,
            proposal: proposals[0],
            frames: sample.scene.frames(at: proposals[0])
          )
        )
      }
    }
    return nil
  }

  private func frames(
    of tree: GeneratedView,
    at proposal: ProposedViewSize,
    then changed: GeneratedView,
    at changedProposal: ProposedViewSize
  ) -> [ResolvedNode] {
    let model = Model(tree)
    let host = ViewHost { model.tree.view }
    host.layOut(proposal: proposal, environment: HostEnvironment())
    model.tree = changed
    host.reevaluate()
    host.layOut(proposal: changedProposal, environment: HostEnvironment())
    return host.frames
  }
}

import Conformance
import ViewLayout

/// A graph whose tree changes, one thing at a time, has after each change the frames of a graph
/// that is made of the changed tree.
struct ChangeLaw: TreeLaw {
  private static let changeCount = 4

  private final class Model {
    var tree: GeneratedView
    init(_ tree: GeneratedView) { self.tree = tree }
  }

  var name: String { "incremental-after-changes" }

  func breach(of sample: TreeSample) -> ReadyScenario? {
    let model = Model(sample.tree)
    let host = ViewHost { model.tree.view }
    var generator = TreeGenerator(seed: sample.seed)
    let proposals = sample.proposals(Self.changeCount + 1)
    host.layOut(proposal: proposals[0], environment: HostEnvironment())
    for proposal in proposals.dropFirst() {
      let before = model.tree
      model.tree = generator.changed(before)
      host.reevaluate()
      host.layOut(proposal: proposal, environment: HostEnvironment())
      let fresh = TreeSample(tree: model.tree, seed: sample.seed)
      if let breach = LawBreach(
        proposal: proposal,
        expected: fresh.scene.frames(at: proposal),
        actual: host.frames,
        situation: "after a change"
      ) {
        return ReadyScenario(
          law: name,
          difference: breach.description,
          tree: model.tree,
          proposal: proposal,
          expected: breach.expected,
          before: before
        )
      }
    }
    return nil
  }
}

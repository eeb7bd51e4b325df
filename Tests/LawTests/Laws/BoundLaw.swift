import Conformance
import ViewLayout

/// The first layout computes no more answers than a number of times the views of the tree.
struct BoundLaw: TreeLaw {
  /// Answers for each view, both axes counted; a node that answers whole proposals counts once.
  static let bound = 32

  var name: String { "computed-a-bounded-number-of-times" }

  func breach(of sample: TreeSample) -> ReadyScenario? {
    for proposal in sample.proposals(2) {
      let host = sample.scene.makeHost(LayoutOptions())
      host.layOut(proposal: proposal, environment: HostEnvironment())
      let limit = Self.bound * sample.tree.count
      if host.computations > limit {
        return ReadyScenario(
          law: name,
          difference: "\(host.computations) answers are computed for \(sample.tree.count) views; "
            + "\(limit) are the most",
          tree: sample.tree,
          proposal: proposal
        )
      }
    }
    return nil
  }
}

import Conformance
import Scenarios
import ViewLayout

/// The first layout computes no more answers than a number of times the views of the tree.
struct BoundLaw: TreeLaw {
  /// The most answers for each view of a tree whose nodes all answer one axis at a time, both
  /// axes counted.
  static let bound = 24
  /// The most where an answer along one axis may depend on the other.
  static let coupledBound = 64

  /// The most where lines are made that came into sight, and everything is placed again.
  static let estimatedBound = 256

  private static func bound(of tree: GeneratedView) -> Int {
    tree.estimates ? estimatedBound : tree.couplesAxes ? coupledBound : bound
  }

  var name: String { "computed-a-bounded-number-of-times" }

  func breach(of sample: TreeSample) -> ReadyScenario? {
    for proposal in sample.proposals(2) {
      let host = sample.scene.makeHost(LayoutOptions())
      host.layOut(proposal: proposal, environment: HostEnvironment())
      let limit = sample.tree.count * Self.bound(of: sample.tree)
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

extension GeneratedView {
  /// Whether anything in the tree makes one axis depend on the other.
  fileprivate var couplesAxes: Bool {
    switch element {
    case .leaf(.text), .leaf(.circle), .container(.flow), .container(.staircase),
      .container(.fitting), .container(.grid),
      .container(.lazyRow), .container(.lazyColumn), .container(.lazyGrid),
      .modifier(.aspectRatio), .modifier(.horizontalGuide), .modifier(.verticalGuide):
      true
    case .container(.row(.probe, _)), .container(.column(.probe, _)): true
    default: children.contains(where: \.couplesAxes)
    }
  }
}

import Conformance
import Scenarios
import ViewLayout
import PlumbEngine

/// The number of size computations in the first layout pass is at most a constant times the number
/// of views.
struct BoundLaw: TreeLaw {
  /// The maximum number of computations per view, for both axes, in a tree without dependent axes.
  static let bound = 24
  /// The maximum number if one axis may depend on the other.
  static let coupledBound = 64

  /// The maximum number if newly visible lines are created and everything is placed again.
  static let estimatedBound = 256

  private static func bound(of tree: GeneratedView) -> Int {
    tree.estimates ? estimatedBound : tree.couplesAxes ? coupledBound : bound
  }

  var name: String { "computed-a-bounded-number-of-times" }

  func breach(of sample: TreeSample) -> ViolationScenario? {
    for proposal in sample.proposals(2) {
      let host = sample.scene.makeHost(LayoutOptions())
      host.layOut(proposal: proposal, environment: HostEnvironment())
      let limit = sample.tree.count * Self.bound(of: sample.tree)
      if host.computations > limit {
        return ViolationScenario(
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
  /// Whether any view of the tree makes one axis depend on the other.
  fileprivate var couplesAxes: Bool {
    switch element {
    case .leaf(.text), .leaf(.localized), .leaf(.circle), .container(.flow), .container(.staircase),
      .container(.fitting), .container(.grid),
      .container(.lazyRow), .container(.lazyColumn), .container(.lazyGrid),
      .modifier(.aspectRatio), .modifier(.horizontalGuide), .modifier(.verticalGuide):
      true
    case .container(.row(.probe, _)), .container(.column(.probe, _)): true
    default: children.contains(where: \.couplesAxes)
    }
  }
}

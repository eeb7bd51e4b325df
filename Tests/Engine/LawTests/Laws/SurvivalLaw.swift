import Conformance
import Foundation
import Scenarios
import ViewLayout
import PlumbEngine

/// No numbers in a tree or its proposals cause a trap or an infinite loop.
///
/// A trap ends the process. The printed seed reproduces it, and a run with fewer trees finds the
/// tree, because it generates the first ones of a longer run.
struct SurvivalLaw: TreeLaw {
  private static let lengths: [CGFloat?] = [
    nil, .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e18, -5, 0, 100,
  ]

  var name: String { "survives-any-number" }
  var isForWildTrees: Bool { true }

  func breach(of sample: TreeSample) -> ViolationScenario? {
    var generator = sample.generator
    let host = sample.scene.makeHost(LayoutOptions())
    for _ in 0..<2 {
      let proposal = ProposedViewSize(
        width: generator.pick(nil, Self.lengths),
        height: generator.pick(nil, Self.lengths)
      )
      host.layOut(proposal: proposal, environment: HostEnvironment())
      _ = host.tree(.negotiation)
      _ = host.frames
      host.reevaluate()
    }
    return nil
  }
}

import Conformance
import ViewLayout

/// A tree, and the seed of all that a law generates for it: while the tree shrinks, that stays.
struct TreeSample: Sendable {
  var tree: GeneratedView
  var seed: UInt64

  var generator: SeededGenerator { SeededGenerator(seed: seed) }

  /// Some proposals to its root.
  func proposals(_ count: Int) -> [ProposedViewSize] {
    var generator = ProposalGenerator(seed: seed)
    return generator.next(count)
  }

  /// The tree as a scene.
  @MainActor
  var scene: LawScene {
    let view = tree.view
    return LawScene { ViewHost(options: $0) { view } }
  }
}

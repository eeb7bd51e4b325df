import Conformance
import SpecFormat
import ViewLayout
import PlumbEngine

/// A property that must hold for every view tree.
///
/// A new law needs a file and a line in `TreeLaws.all`.
@MainActor
protocol TreeLaw: Sendable {
  nonisolated var name: String { get }
  /// Whether the law also holds for trees with extreme numbers.
  nonisolated var isForWildTrees: Bool { get }

  /// Checks the law for one tree.
  ///
  /// - Returns: A scenario that violates the law; `nil` if there is none.
  func breach(of sample: TreeSample) -> ViolationScenario?
}

extension TreeLaw {
  nonisolated var isForWildTrees: Bool { false }
}

/// All laws of generated trees.
enum TreeLaws {
  static let all: [any TreeLaw] =
    LawName.allCases.map { SceneTreeLaw(law: $0) } + [
      NeutralGroupLaw(),
      NeutralPaddingLaw(),
      ChangeLaw(),
      BoundLaw(),
      SurvivalLaw(),
      VariantLaw(),
    ]
}

/// A tree with the seed of all values that a law generates for it, which stays the same while the
/// tree shrinks.
struct TreeSample: Sendable {
  var tree: GeneratedView
  var seed: UInt64

  var generator: SeededGenerator { SeededGenerator(seed: seed) }

  /// Returns a number of proposals for the root.
  func proposals(_ count: Int) -> [ProposedViewSize] {
    var generator = ProposalGenerator(seed: seed)
    return generator.next(count)
  }

  /// The tree as the scene of a law.
  @MainActor
  var scene: LawScene {
    let view = tree.view
    return LawScene { ViewHost(options: $0) { view } }
  }
}

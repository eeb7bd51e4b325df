import Conformance
import SpecFormat
import ViewLayout

/// A property that must hold for every view tree.
///
/// Adding a law is a file of its own and a line in `TreeLaws.all`.
@MainActor
protocol TreeLaw: Sendable {
  nonisolated var name: String { get }
  /// Whether the law holds for trees with numbers that nobody should write.
  nonisolated var isForWildTrees: Bool { get }

  /// Checks the law for one tree.
  ///
  /// - Returns: How the tree breaks the law; `nil` where it does not.
  func breach(of sample: TreeSample) -> ReadyScenario?
}

extension TreeLaw {
  nonisolated var isForWildTrees: Bool { false }
}

/// Every law there is.
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

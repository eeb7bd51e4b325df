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

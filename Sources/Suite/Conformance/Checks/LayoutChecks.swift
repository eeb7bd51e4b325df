internal import LayoutTree
internal import SpecFormat

/// A check of a layout.
///
/// A new check needs a type, a case of ``CheckName`` and a line in ``LayoutChecks``.
///
/// A check that no node with a drawing is empty:
///
/// ```swift
/// struct EmptyNodeCheck: LayoutCheck {
///   func findings(
///     in nodes: CheckedNodes,
///     of scene: CheckedScene,
///     minimum: Double
///   ) -> [CheckFinding] {
///     nodes.all.filter { $0.traits.paint != nil && $0.frame.isEmpty }.map { node in
///       nodes.finding(.clipping, node.index, points: 0)
///     }
///   }
/// }
/// ```
protocol LayoutCheck: Sendable {
  /// Returns the findings of the check, in tree order.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of the layout.
  ///   - scene: The layout with its proposal.
  ///   - minimum: The minimum width and height of a tappable target, in points; 0 for checks
  ///     without a limit.
  /// - Returns: A finding for each node, or for each pair of nodes.
  func findings(in nodes: CheckedNodes, of scene: CheckedScene, minimum: Double) -> [CheckFinding]
}

/// All checks by name.
enum LayoutChecks {
  static func check(_ name: CheckName) -> any LayoutCheck {
    switch name {
    case .truncation: TruncationCheck()
    case .clipping: ClippingCheck()
    case .overlap: OverlapCheck()
    case .containment: ContainmentCheck()
    case .fitting: FittingCheck()
    case .targets: TargetCheck()
    case .words: WordCheck()
    case .oneLine: OneLineCheck()
    }
  }

  /// Returns the findings of some checks, in the order of the checks.
  ///
  /// - Parameters:
  ///   - checks: The requested checks.
  ///   - scene: A layout with the traits of its nodes.
  /// - Returns: The findings; empty if the layout passes all checks.
  /// - Complexity: O(*n* log *n*) for *n* nodes if few of them break a check.
  static func findings(
    of checks: [VariantQuestion.Check],
    in scene: CheckedScene
  ) -> [CheckFinding] {
    guard !checks.isEmpty else { return [] }
    let nodes = CheckedNodes(scene)
    return checks.flatMap { check in
      self.check(check.name).findings(in: nodes, of: scene, minimum: check.least)
        .filter { !nodes.isAboutPlaceholder($0) }
    }
  }

  /// Returns the nodes for which a check holds only within the error of an estimate.
  ///
  /// Only the widths of texts are estimates, so only `no truncation` can have such nodes.
  static func doubts(
    of checks: [VariantQuestion.Check],
    in scene: CheckedScene
  ) -> [CheckFinding] {
    guard checks.contains(where: { $0.name == .truncation }),
      scene.tree.nodes.withDescendants.contains(where: { $0.traits?.neededWidth != nil })
    else { return [] }
    return TruncationCheck().doubts(in: CheckedNodes(scene))
  }
}

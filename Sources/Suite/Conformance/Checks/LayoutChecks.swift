internal import SpecFormat
internal import ViewLayout

/// One check of a layout: a new one is a type of its own, a case of ``CheckName`` and a line in
/// ``LayoutChecks``.
protocol LayoutCheck: Sendable {
  /// The nodes that break it, in tree order.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of the layout.
  ///   - scene: The layout with what it was proposed.
  ///   - least: The least width and height of what can be tapped, in points; 0 where no check of
  ///     these asks.
  /// - Returns: A finding for each node, or for each pair of them.
  func findings(in nodes: CheckedNodes, of scene: CheckedScene, least: Double) -> [CheckFinding]
}

/// Every check there is, by its name.
enum LayoutChecks {
  static func check(_ name: CheckName) -> any LayoutCheck {
    switch name {
    case .truncation: TruncationCheck()
    case .clipping: ClippingCheck()
    case .overlap: OverlapCheck()
    case .containment: ContainmentCheck()
    case .fitting: FittingCheck()
    case .targets: TargetCheck()
    }
  }

  /// The findings of some checks, in their order.
  ///
  /// - Parameters:
  ///   - checks: What is asked.
  ///   - scene: A layout with the traits of its nodes.
  /// - Returns: None where the layout breaks none of them.
  /// - Complexity: O(*n* log *n*) for *n* nodes of a layout that breaks few.
  static func findings(
    of checks: [VariantQuestion.Check],
    in scene: CheckedScene
  ) -> [CheckFinding] {
    guard !checks.isEmpty else { return [] }
    let nodes = CheckedNodes(scene)
    return checks.flatMap { check in
      self.check(check.name).findings(in: nodes, of: scene, least: check.least)
    }
  }
}

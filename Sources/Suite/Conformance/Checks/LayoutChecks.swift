internal import SpecFormat
internal import ViewLayout

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

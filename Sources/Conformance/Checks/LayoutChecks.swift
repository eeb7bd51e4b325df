internal import SpecFormat

/// Every check there is, by its name.
enum LayoutChecks {
  static func check(_ name: CheckName) -> (any LayoutCheck)? {
    switch name {
    case .truncation, .clipping, .overlap, .containment, .fitting, .targets: nil
    }
  }

  /// The findings of some checks, in their order.
  static func findings(
    of checks: [VariantQuestion.Check],
    in scene: CheckedScene
  ) -> [CheckFinding] {
    checks.flatMap { check in
      self.check(check.name)?.findings(in: scene, least: check.least) ?? []
    }
  }
}

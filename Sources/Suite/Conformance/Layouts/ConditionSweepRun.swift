internal import Scenarios
internal import SpecFormat
internal import ViewLayout

/// Lays one scene out under every condition there is, and narrower and narrower.
@MainActor
struct ConditionSweepRun {
  /// Makes the graphs.
  let replay: SceneReplay
  /// What the scene is proposed where its width shrinks.
  let base: LayoutConditions

  /// How far the first, coarse steps to narrower widths are apart, in points.
  private static let coarseStep = 16.0

  private var run: VariantRun { VariantRun(question: ConditionSweep.question, replay: replay) }
}

extension ConditionSweepRun {
  func sweep() -> ConditionSweep {
    let variants = run.variants(under: ConditionSweep.conditions)
    let breaches = variants.compactMap { variant -> ConditionSweep.Breach? in
      guard !variant.findings.isEmpty else { return nil }
      return ConditionSweep.Breach(
        device: variant.conditions.device ?? "",
        type: variant.conditions.environment.dynamicType,
        isRightToLeft: variant.conditions.environment.isRightToLeft,
        findings: variant.findings
      )
    }
    return ConditionSweep(
      breaches: breaches,
      count: variants.count,
      limits: limits,
      height: base.proposal.height
    )
  }

  /// The width at which each check begins to be broken, the widest first.
  private var limits: [ConditionSweep.Limit] {
    guard let width = base.proposal.width, width.isFinite, width > 1 else { return [] }
    let steps = stride(from: width.rounded(.down), to: 0, by: -Self.coarseStep) + [1]
    let variants = run.variants(under: steps.map { conditions(width: $0) })
    let limits = CheckName.allCases.compactMap { check -> ConditionSweep.Limit? in
      let first = variants.firstIndex { $0.breaks(check) }
      guard let first, first > 0 else { return nil }
      return limit(of: check, holdingAt: steps[first - 1], brokenAt: steps[first])
    }
    return limits.sorted { $0.width > $1.width }
  }

  /// Halves the way between a width at which a check holds and a narrower one at which it does not.
  private func limit(
    of check: CheckName,
    holdingAt holding: Double,
    brokenAt broken: Double
  ) -> ConditionSweep.Limit {
    var (holding, broken) = (holding, broken)
    while holding - broken > 1 {
      let middle = ((holding + broken) / 2).rounded(.down)
      if variant(width: middle).breaks(check) { broken = middle } else { holding = middle }
    }
    let findings = variant(width: broken).findings.filter { $0.check == check }
    return ConditionSweep.Limit(width: holding, findings: findings)
  }

  private func variant(width: Double) -> ObservedVariant {
    run.variants(under: [conditions(width: width)])[0]
  }

  private func conditions(width: Double) -> LayoutConditions {
    var conditions = base
    conditions.proposal.width = width
    return conditions
  }
}

extension ObservedVariant {
  fileprivate func breaks(_ check: CheckName) -> Bool {
    findings.contains { $0.check == check }
  }
}

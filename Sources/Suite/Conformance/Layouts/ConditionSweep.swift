internal import Scenarios
package import SpecFormat
internal import ViewLayout

/// One scene on all devices, in all text sizes and both directions: the findings of each check, and
/// the width at which a narrower scene breaks first.
package struct ConditionSweep: Sendable, Equatable, Codable {
  /// The layouts that break a check, in the order of ``ConditionSweep/conditions``.
  package var breaches: [Breach]
  /// How many combinations were laid out.
  package var count: Int
  /// What breaks first as the width shrinks, check by check; none for those that no width breaks.
  package var limits: [Limit]
  /// The height that the scene was proposed while its width shrank, in points; `nil` where none.
  package var height: Double?

  package init(breaches: [Breach], count: Int, limits: [Limit], height: Double?) {
    self.breaches = breaches
    self.count = count
    self.limits = limits
    self.height = height
  }

  /// A layout that breaks checks.
  package struct Breach: Sendable, Equatable, Codable {
    package var device: String
    package var type: String
    package var isRightToLeft: Bool
    /// Never empty.
    package var findings: [CheckFinding]

    package init(device: String, type: String, isRightToLeft: Bool, findings: [CheckFinding]) {
      self.device = device
      self.type = type
      self.isRightToLeft = isRightToLeft
      self.findings = findings
    }
  }

  /// The width at which a check begins to be broken.
  package struct Limit: Sendable, Equatable, Codable {
    /// The minimum whole width at which it holds, as all wider ones that were tried do, in points.
    package var width: Double
    /// The nodes that break it one point below.
    package var findings: [CheckFinding]

    package init(width: Double, findings: [CheckFinding]) {
      self.width = width
      self.findings = findings
    }
  }
}

extension ConditionSweep {
  /// The checks that are made, with their usual limits.
  package static let question = VariantQuestion(checks: CheckName.allCases.map(\.usual))

  /// Every device, upright and in landscape.
  package static let devices: [OrientedDevice] = Devices.all.flatMap { device in
    [OrientedDevice(device), OrientedDevice(device, isLandscape: true)]
  }

  /// Every device with every size of text, in both directions.
  package static let conditions: [LayoutConditions] = {
    var conditions = CheckedConditions()
    conditions.sizes = devices.map { .device($0) }
    conditions.types = LayoutEnvironment.dynamicTypes
    conditions.directions = ReadingDirection.allCases
    return conditions.combinations(standing: nil)
  }()
}

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

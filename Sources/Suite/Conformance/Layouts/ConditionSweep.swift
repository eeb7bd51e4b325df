package import SpecFormat

/// One scene under every condition that anybody may show it in: what each check finds, and where a
/// narrower scene breaks first.
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
    /// The least whole width at which it holds, as all wider ones that were tried do, in points.
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
  /// The checks that are made, as they are usually asked for.
  package static let question = VariantQuestion(checks: CheckName.allCases.map(\.usual))

  /// Every device, upright and in landscape.
  package static let devices: [HeldDevice] = Devices.all.flatMap { device in
    [HeldDevice(device), HeldDevice(device, isLandscape: true)]
  }

  /// Every device with every size of text, in both directions.
  package static let conditions: [LayoutConditions] = {
    var conditions = CheckedConditions()
    conditions.sizes = devices.map { .device($0) }
    conditions.types = EnvironmentAttributes.dynamicTypes
    conditions.directions = ReadingDirection.allCases
    return conditions.combinations(standing: nil)
  }()
}

package import SpecFormat

/// Pictures of a scene under some conditions of a sweep, those with the most findings first.
package struct ConditionStrip: Sendable, Equatable, Codable {
  package var shots: [Shot]

  package init(shots: [Shot]) { self.shots = shots }

  /// The picture under one combination of conditions.
  package struct Shot: Sendable, Equatable, Codable {
    package var condition: SweepCondition
    /// The findings under the condition; empty if all checks pass.
    package var findings: [CheckFinding]
    package var layout: ScenarioLayout
  }

  /// Returns the shot under a condition; `nil` if it is not in the strip.
  package func shot(under condition: SweepCondition) -> Shot? {
    shots.first { $0.condition == condition }
  }
}

extension ConditionStrip {
  /// The maximum number of findings that have a picture of their own.
  package static let findingLimit = 12
  /// The devices that are shown even without findings: a small one, a usual one in both
  /// orientations, and a tablet.
  private static let devices = [
    "iPhone SE", Devices.usual.name, "\(Devices.usual.name) \(OrientedDevice.landscapeWord)",
    "iPad",
  ]
  /// The text sizes that are shown on these devices.
  private static let types = ["large", "xxxLarge", "accessibility3"]

  /// Returns the conditions that are drawn.
  ///
  /// These are the worst condition of each finding, combinations of usual devices and text sizes,
  /// and each further language.
  static func conditions(of sweep: ConditionSweep) -> [SweepCondition] {
    let worst = sweep.sweepFindings.prefix(findingLimit).map(\.condition)
    let language = sweep.languages.first
    let usual = devices.flatMap { device in
      types.map { SweepCondition(device: device, type: $0, language: language) }
    }
    let others = sweep.languages.dropFirst().map {
      SweepCondition(device: Devices.usual.name, type: types[0], language: $0)
    }
    let all = (worst + usual + others).uniqued
    let counts = Dictionary(
      sweep.breaches.map { (SweepCondition($0), $0.findings.count) },
      uniquingKeysWith: { first, _ in first }
    )
    return all.indices.sorted { left, right in
      (-(counts[all[left]] ?? 0), left) < (-(counts[all[right]] ?? 0), right)
    }
    .map { all[$0] }
  }
}

/// Draws a scene under the conditions of a strip.
struct ConditionStripRun {
  /// The scene in its current phase.
  let scene: ConnectedScene
  /// The line of the block that requested the layout, from 1.
  let line: Int
  let sweep: ConditionSweep

  func strip() -> ConditionStrip {
    let usual = SweepCondition(
      device: Devices.usual.name,
      type: ConditionSweepRun.shownType,
      language: sweep.languages.first
    )
    let requested = sweep.count == 1 ? [usual] : ConditionStrip.conditions(of: sweep)
    let all = Dictionary(
      ConditionSweep.conditions(
        measuredBy: sweep.metrics,
        languages: sweep.languages,
        devices: sweep.devices
      )
      .map { (SweepCondition($0), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let findings = Dictionary(
      sweep.breaches.map { (SweepCondition($0), $0.findings) },
      uniquingKeysWith: { first, _ in first }
    )
    let known = requested.compactMap { condition in all[condition].map { (condition, $0) } }
    let drawings = scene.drawings(under: known.map(\.1)) { _ in true }
    return ConditionStrip(
      shots: zip(known, drawings).compactMap { known, drawing in
        guard let drawing else { return nil }
        return ConditionStrip.Shot(
          condition: known.0,
          findings: findings[known.0] ?? [],
          layout: ScenarioLayout(
            line: line,
            block: ChecksFence.name,
            proposedWidth: known.1.proposal.width,
            proposedHeight: known.1.proposal.height,
            tree: drawing
          )
        )
      }
    )
  }
}

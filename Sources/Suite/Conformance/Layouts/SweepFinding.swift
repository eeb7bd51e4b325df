package import SpecFormat

/// The conditions of one layout of a sweep.
package struct SweepCondition: Sendable, Hashable, Codable {
  /// The name of the device, with its orientation.
  package var device: String
  /// The name of the text size.
  package var type: String
  package var isRightToLeft: Bool
  /// The language; `nil` if none was set.
  package var language: LayoutLanguage?

  package init(device: String, type: String, isRightToLeft: Bool = false) {
    (self.device, self.type, self.isRightToLeft) = (device, type, isRightToLeft)
  }

  /// Creates a condition in a language and its direction; `nil` for left to right without one.
  package init(device: String, type: String, language: LayoutLanguage?) {
    self.init(device: device, type: type, isRightToLeft: language?.isRightToLeft ?? false)
    self.language = language
  }

  package init(_ breach: ConditionSweep.Breach) {
    self.init(device: breach.device, type: breach.type, isRightToLeft: breach.isRightToLeft)
    language = breach.language
  }

  init(_ conditions: LayoutConditions) {
    self.init(
      device: conditions.device ?? "",
      type: conditions.environment.dynamicType,
      isRightToLeft: conditions.environment.isRightToLeft
    )
    language = conditions.environment.language
  }
}

extension SweepCondition {
  /// The conditions as words: `iPhone SE, accessibility3, right to left`, or `…, German`.
  package var text: String {
    let further = language?.title ?? (isRightToLeft ? "right to left" : nil)
    return [device, type, further].compactMap(\.self).joined(separator: ", ")
  }

  /// The index of the text size, from the smallest.
  var typeIndex: Int { LayoutEnvironment.dynamicTypes.firstIndex(of: type) ?? 0 }
}

/// A fault of one view, with all conditions under which a sweep finds it.
package struct SweepFinding: Sendable, Equatable {
  /// The finding under the worst condition: the one with the largest excess, or the largest text.
  package var worst: CheckFinding
  /// The condition of ``worst``, which a picture shows.
  package var condition: SweepCondition
  /// All conditions, in the order of the sweep.
  package var conditions: [SweepCondition]
  /// The maximum number of views with the same fault and name in one layout, such as rows of a
  /// list.
  package var viewCount: Int

  package init(
    worst: CheckFinding,
    condition: SweepCondition,
    conditions: [SweepCondition],
    viewCount: Int = 1
  ) {
    (self.worst, self.condition, self.conditions) = (worst, condition, conditions)
    self.viewCount = viewCount
  }
}

extension SweepFinding {
  package var check: CheckName { worst.check }

  /// The largest length by which the check is violated, in points; 0 if it has none.
  package var excess: Double { worst.excess }

  /// Returns whether the fault under one condition is worse than under an earlier one.
  fileprivate static func isWorse(
    _ finding: CheckFinding,
    _ condition: SweepCondition,
    than known: SweepFinding
  ) -> Bool {
    let difference = finding.excess - known.worst.excess
    if abs(difference) > 0.005 { return difference > 0 }
    return condition.typeIndex > known.condition.typeIndex
  }
}

extension ConditionSweep {
  /// The faults of the sweep by view, those with the most conditions first.
  package var sweepFindings: [SweepFinding] {
    var order: [String] = []
    var found: [String: SweepFinding] = [:]
    for breach in breaches {
      let condition = SweepCondition(breach)
      for (key, findings) in breach.findings.grouped(by: \.faultKey) {
        guard let finding = findings.max(by: { $0.excess < $1.excess }) else { continue }
        guard var known = found[key] else {
          order.append(key)
          found[key] = SweepFinding(
            worst: finding,
            condition: condition,
            conditions: [condition],
            viewCount: findings.count
          )
          continue
        }
        known.conditions.append(condition)
        known.viewCount = max(known.viewCount, findings.count)
        if SweepFinding.isWorse(finding, condition, than: known) {
          (known.worst, known.condition) = (finding, condition)
        }
        found[key] = known
      }
    }
    let findings = order.compactMap { found[$0] }
    return findings.indices.sorted {
      (-findings[$0].conditions.count, $0) < (-findings[$1].conditions.count, $1)
    }
    .map { findings[$0] }
  }
}

extension CheckFinding {
  /// The check and the names of the views, which identify a fault under other conditions.
  fileprivate var faultKey: String {
    "\(check.rawValue)\n\(naming.node)\n\(naming.other?.node ?? "")"
  }

  /// The length by which the check is violated, in points; 0 if it has none.
  fileprivate var excess: Double {
    points ?? neededWidth.map { max($0.needed - $0.available, 0) } ?? 0
  }
}

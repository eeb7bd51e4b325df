internal import LayoutValues

extension CheckFinding {
  /// The ids of its node and of the other one, where they have one.
  package var nodeIDs: [Int] { [nodeID, other?.nodeID].compactMap(\.self) }

  /// Whether one of some ids excuses it: that of its node, of an ancestor, or of the other node.
  package func isExcused(by excuses: Set<String>) -> Bool {
    guard !excuses.isEmpty else { return false }
    return !excuses.isDisjoint(with: identifiers)
      || !excuses.isDisjoint(with: other?.identifiers ?? [])
  }
}

/// The answers of a scene that was laid out under some conditions.
package struct ObservedVariant: Sendable, Equatable {
  package var conditions: LayoutConditions
  /// The measures of the nodes that were asked for, by name; none for a name that is nobody's.
  package var measures: [String: [NodeMeasure]]
  /// The nodes that the checks found, in tree order for each check, the checks in the order they
  /// were asked for.
  package var findings: [CheckFinding]
  /// The difference from the mirror image, in words; `nil` where there is none, or nobody asked.
  package var mirrorBreach: String?

  package init(
    conditions: LayoutConditions,
    measures: [String: [NodeMeasure]] = [:],
    findings: [CheckFinding] = [],
    mirrorBreach: String? = nil
  ) {
    self.conditions = conditions
    self.measures = measures
    self.findings = findings
    self.mirrorBreach = mirrorBreach
  }
}

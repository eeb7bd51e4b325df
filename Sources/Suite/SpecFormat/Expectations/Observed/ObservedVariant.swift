internal import LayoutValues

extension CheckFinding {
  /// The ids of the node and of the other node involved, as far as they have one.
  package var nodeIDs: [Int] { [nodeID, other?.nodeID].compactMap(\.self) }

  /// Returns whether the finding is exempt by an id of its node, of an ancestor, or of the other
  /// node.
  package func isExempt(by exceptions: Set<String>) -> Bool {
    guard !exceptions.isEmpty else { return false }
    return !exceptions.isDisjoint(with: identifiers)
      || !exceptions.isDisjoint(with: other?.identifiers ?? [])
  }
}

/// The observations of a scene that was laid out under given conditions.
package struct ObservedVariant: Sendable, Equatable {
  package var conditions: LayoutConditions
  /// The measures of the requested nodes by name; empty for a name that no node has.
  package var measures: [String: [NodeMeasure]]
  /// The findings of the checks, in the order in which the checks were requested, and in tree order
  /// for each check.
  package var findings: [CheckFinding]
  /// The nodes for which a check holds only within the error of an estimate.
  package var doubts: [CheckFinding] = []
  /// A description of the difference from the mirror image; `nil` if there is none or it was not
  /// requested.
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

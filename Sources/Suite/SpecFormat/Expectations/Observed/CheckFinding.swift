/// One node that a check finds in a layout.
package struct CheckFinding: Sendable, Equatable, Codable {
  package var check: CheckName
  /// The node as `frames` has it: `Text "Reset" #title`.
  package var node: String
  /// The node's id in the resolved tree; `nil` where it has none.
  package var nodeID: Int?
  /// The identifiers of the node and of all nodes around it, innermost first: each excuses it.
  package var identifiers: [String]
  /// The other node, where two are at fault together: the one that is overlapped.
  package var other: Other?
  /// By how many points the check is broken: how much is cut off, how far it sticks out, by how much it
  /// is too small; `nil` where points say nothing, as of a text that is not shown to its end.
  package var points: Double?

  /// The second node of a finding.
  package struct Other: Sendable, Equatable, Codable {
    package var node: String
    package var nodeID: Int?
    package var identifiers: [String]

    package init(node: String, nodeID: Int? = nil, identifiers: [String] = []) {
      self.node = node
      self.nodeID = nodeID
      self.identifiers = identifiers
    }
  }

  package init(
    _ check: CheckName,
    node: String,
    nodeID: Int? = nil,
    identifiers: [String] = [],
    other: Other? = nil,
    points: Double? = nil
  ) {
    self.check = check
    self.node = node
    self.nodeID = nodeID
    self.identifiers = identifiers
    self.other = other
    self.points = points
  }
}

extension CheckFinding {
  /// The ids of its node and of the other, where they have one.
  package var nodeIDs: [Int] { [nodeID, other?.nodeID].compactMap(\.self) }

  /// Whether one of some ids excuses it: its node's own, one around it, or the other node's.
  package func isExcused(by excuses: Set<String>) -> Bool {
    guard !excuses.isEmpty else { return false }
    return !excuses.isDisjoint(with: identifiers)
      || !excuses.isDisjoint(with: other?.identifiers ?? [])
  }
}

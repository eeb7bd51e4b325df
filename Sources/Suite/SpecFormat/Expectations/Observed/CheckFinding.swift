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

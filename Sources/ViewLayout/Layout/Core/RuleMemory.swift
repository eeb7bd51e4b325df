/// The findings of a rule on its children, or whatever it keeps for its node.
class RuleMemory {
  /// Whether the memory stays when something in the node changes; it is told then, and whoever
  /// watches the negotiation sees it.
  class var outlivesChanges: Bool { false }

  /// Called when something in the node has changed, of a memory that stays.
  func didChange() {}
}

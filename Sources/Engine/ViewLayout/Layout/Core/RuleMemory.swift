/// The findings of a rule on its children, or whatever it keeps for its node.
class RuleMemory {
  /// How long a memory lasts.
  enum Lifetime {
    /// Until anything in the node changes.
    case answers
    /// As long as the node has its rule, its children and what modifiers say of these.
    case structure
    /// As long as the node; whoever watches the negotiation sees it.
    case node
  }

  class var lifetime: Lifetime { .answers }

  /// Called when something in the node has changed, of a memory that stays.
  func didChange() {}
}

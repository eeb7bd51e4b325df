/// The facts that a rule states of its node whatever is inside: kept in the node, where every
/// question passes.
struct RuleHabits: OptionSet {
  let rawValue: UInt8

  /// Nothing is ever inside.
  static let isLeaf = RuleHabits(rawValue: 1 << 0)
  /// Changes inside end at the node: its own size depends on nothing inside.
  static let isIsland = RuleHabits(rawValue: 1 << 1)
  /// The coordinates that layouts inside are told begin in the node: what moves inside, as
  /// scrolled content does, has not moved to them.
  static let beginsCoordinates = RuleHabits(rawValue: 1 << 2)
  /// The rule is around one view that facts of the element are seen through (R-LAY-3).
  static let wrapsOneView = RuleHabits(rawValue: 1 << 3)
  /// The rule lays out otherwise where its children run from the right.
  static let isDirectional = RuleHabits(rawValue: 1 << 4)

  /// The rule makes what is proposed along an axis mean nothing to anything inside.
  static func isSteady(along axis: Axis) -> RuleHabits {
    RuleHabits(rawValue: axis == .horizontal ? 1 << 5 : 1 << 6)
  }
}

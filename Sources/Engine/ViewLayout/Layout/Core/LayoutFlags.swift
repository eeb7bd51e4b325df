import Foundation

/// The unusual that a node tells whoever asks it; nodes without any of it are the rule.
///
/// The facts of several nodes together are their union.
struct NodeFacts: OptionSet {
  let rawValue: UInt8

  /// Answers along one axis may depend on what is proposed along the other.
  static let coupled = NodeFacts(rawValue: 1 << 0)
  /// Something in the node is placed by where the node is.
  static let dependsOnOrigin = NodeFacts(rawValue: 1 << 1)
  /// The node prefers other distances than the standard.
  static let hasOwnSpacing = NodeFacts(rawValue: 1 << 2)
  /// The node has a priority other than 0.
  static let hasPriority = NodeFacts(rawValue: 1 << 3)

  /// The node does not answer what is proposed between its least and its greatest length.
  static func bent(along axis: Axis) -> NodeFacts {
    NodeFacts(rawValue: axis == .horizontal ? 1 << 4 : 1 << 5)
  }

  /// Something in the node depends on what is proposed along the axis.
  static func unsteady(along axis: Axis) -> NodeFacts {
    NodeFacts(rawValue: axis == .horizontal ? 1 << 6 : 1 << 7)
  }

  /// The facts with which two answers of a node cannot be compared.
  static let incomparable: NodeFacts = [
    .coupled, .bent(along: .horizontal), .bent(along: .vertical),
  ]
}

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

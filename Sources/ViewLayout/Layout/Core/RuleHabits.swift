/// The facts that a rule states of its node whatever is inside: kept in the node, where every
/// question passes.
struct RuleHabits {
  /// Whether nothing is ever inside.
  var isLeaf = false
  /// Whether changes inside end at the node: its own size depends on nothing inside.
  var isIsland = false
  /// Whether the coordinates that layouts inside are told begin in the node: what moves inside, as
  /// scrolled content does, has not moved to them.
  var beginsCoordinates = false
  /// Whether the rule is around one view that facts of the element are seen through (R-LAY-3).
  var wrapsOneView = false
  /// Whether the rule lays out otherwise where its children run from the right.
  var isDirectional = false
  /// The axes along which the rule makes what is proposed mean nothing to anything inside.
  var steadyAxes: Axis.Set = []
}

extension RuleHabits {
  init(of rule: some LayoutRule) {
    isLeaf = type(of: rule).isLeaf
    isIsland = rule.isIsland
    beginsCoordinates = type(of: rule).beginsCoordinates
    wrapsOneView = type(of: rule).wrapsOneView
    isDirectional = type(of: rule).isDirectional
    for axis in Axis.allCases where rule.isSteady(along: axis) { steadyAxes.insert(axis.set) }
  }
}

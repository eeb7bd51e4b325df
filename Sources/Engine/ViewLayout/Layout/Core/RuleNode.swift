/// A node as whoever knows its rule sees it: one who made it, or who has looked.
///
/// A rule that is set anew is compared with the one before in one place: here.
struct RuleNode<Rule: LayoutRule> {
  let node: LayoutNode

  init(_ rule: Rule, session: LayoutSession) {
    node = LayoutNode(rule, session: session)
  }

  /// The node of any rule, if it is one of this rule.
  init?(_ node: LayoutNode) {
    guard node.pointer.record.pointee.rule == Rule.self else { return nil }
    self.node = node
  }

  /// The rule, where it lies.
  private var place: UnsafeMutablePointer<Rule> { node.pointer.rule(as: Rule.self) }

  var rule: Rule { place.pointee }

  func set(_ rule: Rule) {
    let isAlike = place.pointee == rule
    if Rule.isFollower { place.pointee.leave(node) }
    // What layout does not see of a rule, such as a colour, may be new all the same.
    place.pointee = rule
    if Rule.isFollower { rule.enter(node) }
    guard !isAlike else { return }
    node.pointer.record.pointee.habits = rule.habits
    node.reconsider()
  }
}

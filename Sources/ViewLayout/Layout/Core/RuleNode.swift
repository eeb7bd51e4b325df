import Foundation

/// The node that holds a rule.
///
/// A rule that is set anew is compared with the one before in one place: here.
final class RuleNode<Rule: LayoutRule>: LayoutNode {
  init(_ rule: Rule, session: LayoutSession) {
    super.init(rule, session: session)
    if Rule.isFollower { rule.enter(self) }
  }

  deinit {
    if Rule.isFollower { rule.leave(self) }
    pointer.giveUp(Rule.self)
  }

  private(set) var rule: Rule {
    get { pointer.rule(as: Rule.self).pointee }
    set { pointer.rule(as: Rule.self).pointee = newValue }
  }

  func set(_ rule: Rule) {
    let isAlike = self.rule == rule
    if Rule.isFollower { self.rule.leave(self) }
    // What layout does not see of a rule, such as a colour, may be new all the same.
    self.rule = rule
    if Rule.isFollower { rule.enter(self) }
    guard !isAlike else { return }
    pointer.record.pointee.habits = RuleHabits(of: rule)
    reconsider()
  }

  override var ruleValue: any LayoutRule { rule }

  override func watchedSize(
    for proposal: ProposedViewSize,
    by watcher: LayoutWatcher
  ) -> CGSize { rule.size(for: proposal, asking: WatchedChildren(of: self, by: watcher)) }

  override func watchPlacement(
    in size: CGSize,
    for proposal: ProposedViewSize,
    by watcher: LayoutWatcher
  ) { rule.place(in: size, for: proposal, asking: WatchedChildren(of: self, by: watcher)) }

  override func watchedGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    by watcher: LayoutWatcher
  ) -> CGFloat? {
    let children = WatchedChildren(of: self, by: watcher)
    return rule.explicitGuide(key, in: size, for: proposal, asking: children)
  }

  override var shownChildren: [LayoutNode] { rule.shownChildren(of: self) }

  override func shows(_ child: LayoutNode) -> Bool { rule.shows(child, in: self) }
}

import Foundation

/// The node that holds a rule.
///
/// A rule that is set anew is compared with the one before in one place: here.
final class RuleNode<Rule: LayoutRule>: LayoutNode {
  private(set) var rule: Rule

  init(_ rule: Rule, session: LayoutSession) {
    self.rule = rule
    super.init(session: session)
    habits = RuleHabits(of: rule)
    if Rule.isFollower { rule.enter(self) }
  }

  deinit {
    if Rule.isFollower { rule.leave(self) }
  }

  /// Gives the node another rule: forgets answers if it lays out otherwise.
  func set(_ rule: Rule) {
    let isAlike = self.rule == rule
    if Rule.isFollower { self.rule.leave(self) }
    // What layout does not see of a rule, such as a colour, may be new all the same.
    self.rule = rule
    if Rule.isFollower { rule.enter(self) }
    guard !isAlike else { return }
    habits = RuleHabits(of: rule)
    reconsider()
  }

  override var ruleValue: any LayoutRule { rule }

  override func findTraits() -> NodeTraits { Rule.traits(of: self) }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    Rule.length(of: self, along: axis, for: proposal)
  }

  override func findAnswer(along axis: Axis) -> Answer { Rule.answer(of: self, along: axis) }

  override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    Rule.size(of: self, for: proposal)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    Rule.place(self, in: size, for: proposal)
  }

  override func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { Rule.explicitGuide(key, of: self, in: size, for: proposal) }

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

import Foundation

/// The node that holds a rule.
///
/// A rule that is set anew is compared with the one before in one place: here.
final class RuleNode<Rule: LayoutRule>: LayoutNode {
  private(set) var rule: Rule

  init(_ rule: Rule, session: LayoutSession) {
    self.rule = rule
    super.init(session: session)
    if Rule.isFollower { rule.enter(self) }
  }

  deinit {
    if Rule.isFollower { rule.leave(self) }
  }

  required init(session: LayoutSession) {
    preconditionFailure("a node holds a rule")
  }

  /// Gives the node another rule: forgets answers if it lays out otherwise.
  func set(_ rule: Rule) {
    let isAlike = self.rule == rule
    // What layout does not see of a rule, such as a colour, may be new all the same.
    if Rule.isFollower { self.rule.leave(self) }
    self.rule = rule
    if Rule.isFollower { rule.enter(self) }
    if !isAlike { invalidate() }
  }

  private var asking: NodeChildren { NodeChildren(of: self) }

  override var isRightToLeft: Bool {
    didSet { if Rule.isDirectional, isRightToLeft != oldValue { invalidate() } }
  }

  override var ruleValue: Any { rule }
  override var wrappedChild: LayoutNode? { Rule.wrapsOneView ? children.first : nil }
  override var findsCoupling: Bool { rule.isCoupled(asking) }
  override var ownGuides: GuideMask { rule.guides(asking) }
  override var isIsland: Bool { rule.isIsland }
  override var placesFromOrigin: Bool { rule.placesFromOrigin }
  override var remembersLengths: Bool { rule.remembersLengths }
  override func isSteadyItself(along axis: Axis) -> Bool { rule.isSteady(along: axis) }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    Rule.length(of: self, along: axis, for: proposal)
  }

  override func computeRange(along axis: Axis) -> LengthRange? {
    Rule.range(of: self, along: axis)
  }

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
  ) -> CGFloat? {
    rule.explicitGuide(key, in: size, for: proposal, asking: asking)
  }

  override var name: String? { named?.name }
  override var label: String? { named?.label }
  override var textLines: [String]? { named?.textLines(in: self) }
  override var drawing: DrawingContent { drawn?.drawing(of: self) ?? .outline }
  override var isDrawnBackwards: Bool { drawn?.isDrawnBackwards ?? false }
  override var clipsDrawing: Bool { drawn?.clipsDrawing ?? false }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    explained?.reason(of: self, for: proposal, answer: answer)
      ?? super.reason(for: proposal, answer: answer)
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    explained?.placeReason(of: child, in: self) ?? super.placeReason(of: child)
  }

  override var beginsCoordinates: Bool { Rule.beginsCoordinates }
  override var shownChildren: [LayoutNode] { rule.shownChildren(of: self) }
  override func shows(_ child: LayoutNode) -> Bool { rule.shows(child, in: self) }

  override var safeAreaEnds: Axis.Set { (rule as? any SafeAreaRule)?.safeAreaEnds ?? [] }

  override func safeAreaInsets(around child: LayoutNode) -> EdgeInsets {
    (rule as? any SafeAreaRule)?.safeAreaInsets(around: child, in: self) ?? EdgeInsets()
  }

  override func computeSpacing() -> ViewSpacing { rule.spacing(asking) }

  override func computePriority() -> Double { rule.priority(asking) }
}

// MARK: What those above the layout know of the rule

extension RuleNode {
  private var named: (any NamedRule)? { rule as? any NamedRule }
  private var drawn: (any DrawnRule)? { rule as? any DrawnRule }
  private var explained: (any ExplainedRule)? { rule as? any ExplainedRule }
}

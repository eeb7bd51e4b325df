import Foundation

/// A layout value whose rule is one of the engine's own nodes (R-LAY-11).
///
/// The node is lent the subviews: it asks them and tells where they go, while they stay the
/// children of whoever called the layout. A layout says which node it is and what to tell it;
/// everything that `Layout` requires follows. One whose cache is a `BuiltInLayoutCache` keeps its
/// node there, one without a cache makes it for each call.
protocol BuiltInLayout: Layout {
  associatedtype Rule: ArrangingNode

  /// Gives the node the layout's parameters.
  func configure(_ node: Rule)

  /// The node that knows the rule, with this layout's parameters and the subviews to ask.
  func rule(for subviews: LayoutSubviews, in cache: inout Cache) -> Rule
}

extension Layout where Cache == BuiltInLayoutCache {
  /// Nothing yet: the first call makes the node of the rule.
  public func makeCache(subviews: LayoutSubviews) -> BuiltInLayoutCache { BuiltInLayoutCache() }
}

extension BuiltInLayout where Cache == BuiltInLayoutCache {
  func rule(for subviews: LayoutSubviews, in cache: inout BuiltInLayoutCache) -> Rule {
    guard let rule = cache.node as? Rule else {
      let rule = newRule(for: subviews)
      cache.node = rule
      return rule
    }
    rule.borrow(subviews.nodes)
    configure(rule)
    return rule
  }
}

extension BuiltInLayout where Cache == Void {
  func rule(for subviews: LayoutSubviews, in cache: inout Void) -> Rule { newRule(for: subviews) }
}

extension BuiltInLayout {
  private func newRule(for subviews: LayoutSubviews) -> Rule {
    let rule = Rule(session: subviews.session)
    rule.borrow(subviews.nodes)
    configure(rule)
    return rule
  }

  /// What the subviews prefer, as the rule passes it on.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    rule(for: subviews, in: &cache).computeSpacing()
  }

  /// The rule's answer to a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGSize {
    let rule = rule(for: subviews, in: &cache)
    // Who watches the negotiation sees what the subviews are asked, and not that a rule is lent.
    return subviews.session.recorder == nil
      ? rule.measure(proposal) : rule.computeSize(for: proposal)
  }

  /// Puts the subviews where the rule says.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    var rest = subviews[...]
    rule(for: subviews, in: &cache).forEachPlace(in: bounds.size, proposal: proposal) {
      _,
      origin,
      own,
      _ in
      // The middle of an endless length counts as 0.
      let position = CGPoint(
        x: bounds.origin.x + (origin.x.isFinite ? origin.x : 0),
        y: bounds.origin.y + (origin.y.isFinite ? origin.y : 0)
      )
      rest.popFirst()?.place(at: position, proposal: own)
    }
  }

  /// The rule's explicit value of a guide, in points; `nil` for the default.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    rule(for: subviews, in: &cache)
      .statedGuide(guide.key, size: bounds.size, proposal: proposal)
  }

  /// The rule's explicit value of a guide, in points; `nil` for the default.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    rule(for: subviews, in: &cache)
      .statedGuide(guide.key, size: bounds.size, proposal: proposal)
  }
}

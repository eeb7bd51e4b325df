import Foundation

/// A layout value whose rule is one of the engine's own (R-LAY-11).
///
/// The rule is lent the subviews: it asks them and tells where they go, while they stay the
/// children of whoever called the layout. A layout says its rule; everything that `Layout`
/// requires follows. One whose cache is a `BuiltInLayoutCache` keeps what the rule found out there,
/// one without a cache finds it out for each call.
protocol BuiltInLayout: Layout {
  associatedtype Rule: ArrangingRule

  /// The rule with the layout's parameters.
  var rule: Rule { get }

  /// The node that holds the rule, with the subviews to ask.
  func node(for subviews: LayoutSubviews, in cache: inout Cache) -> LayoutNode
}

extension Layout where Cache == BuiltInLayoutCache {
  /// Nothing yet: the first call makes the node of the rule.
  public func makeCache(subviews: LayoutSubviews) -> BuiltInLayoutCache { BuiltInLayoutCache() }
}

extension BuiltInLayout where Cache == BuiltInLayoutCache {
  func node(for subviews: LayoutSubviews, in cache: inout BuiltInLayoutCache) -> LayoutNode {
    guard let node = cache.node, let known = RuleNode<Rule>(node) else {
      let node = newNode(for: subviews)
      cache.node = node
      return node
    }
    node.borrow(subviews.nodes)
    known.set(rule)
    return node
  }
}

extension BuiltInLayout where Cache == Void {
  func node(for subviews: LayoutSubviews, in cache: inout Void) -> LayoutNode {
    newNode(for: subviews)
  }
}

extension BuiltInLayout {
  private func newNode(for subviews: LayoutSubviews) -> LayoutNode {
    let node = LayoutNode(rule, session: subviews.session)
    node.borrow(subviews.nodes)
    return node
  }

  /// The distances that the subviews prefer, as the rule passes them on.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    withExtendedLifetime(node(for: subviews, in: &cache)) {
      rule.spacing(NodeChildren(of: $0))
    }
  }

  /// The rule's answer to a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGSize {
    withExtendedLifetime(node(for: subviews, in: &cache)) { node in
      // Whoever watches sees what the subviews are asked, and not that a rule is lent.
      subviews.tracer.map {
        rule.size(for: proposal, children: TracedChildren(of: node, by: $0))
      } ?? node.measure(proposal)
    }
  }

  /// Puts the subviews where the rule says.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    withExtendedLifetime(node(for: subviews, in: &cache)) { node in
      if let tracer = subviews.tracer {
        place(subviews, in: bounds, proposal, children: TracedChildren(of: node, by: tracer))
      } else {
        place(subviews, in: bounds, proposal, children: NodeChildren(of: node))
      }
    }
  }

  private func place(
    _ subviews: LayoutSubviews,
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    var rest = subviews[...]
    rule.forEachPlace(in: bounds.size, for: proposal, children: children) { _, origin, own, _ in
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
    explicitGuide(guide.key, in: bounds.size, proposal, subviews, cache: &cache)
  }

  /// The rule's explicit value of a guide, in points; `nil` for the default.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    explicitGuide(guide.key, in: bounds.size, proposal, subviews, cache: &cache)
  }

  private func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    withExtendedLifetime(node(for: subviews, in: &cache)) { node in
      subviews.tracer.map {
        let children = TracedChildren(of: node, by: $0)
        return rule.explicitGuide(key, in: size, for: proposal, children: children)
      } ?? node.explicitGuide(key, size: size, proposal: proposal)
    }
  }
}

/// The state that a layout of the engine's own keeps between its calls.
public struct BuiltInLayoutCache {
  /// The node that knows the layout's rule; `nil` before the first call.
  var node: LayoutNode?
}

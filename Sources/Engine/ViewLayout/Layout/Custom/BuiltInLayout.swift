import Foundation

/// A `Layout` value that uses a layout rule of the engine, such as `HStackLayout` (R-LAY-11).
///
/// The rule measures the subviews and computes their positions, while they remain the children of
/// the caller's node. A conforming type only provides its rule; extensions implement the
/// requirements of `Layout`. With a `BuiltInLayoutCache`, the rule's caches are retained between
/// calls; without a cache, each call computes everything again.
protocol BuiltInLayout: Layout {
  associatedtype Rule: ContainerRule

  /// The layout rule with the layout's parameters.
  var rule: Rule { get }

  /// Returns the node that holds the rule, with the subviews to measure.
  func node(for subviews: LayoutSubviews, in cache: inout Cache) -> LayoutNode
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

  /// Returns the layout rule's spacing for the subviews.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    withExtendedLifetime(node(for: subviews, in: &cache)) {
      rule.spacing(NodeChildren(of: $0))
    }
  }

  /// Returns the layout rule's size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGSize {
    withExtendedLifetime(node(for: subviews, in: &cache)) { node in
      // A trace lists the measurements of the subviews, but not the node of the layout rule.
      subviews.tracer.map {
        rule.size(for: proposal, children: TracedChildren(of: node, by: $0))
      } ?? node.measure(proposal)
    }
  }

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
      // A coordinate that is not finite is replaced by 0, such as the center of an infinite length.
      let position = CGPoint(
        x: bounds.origin.x + (origin.x.isFinite ? origin.x : 0),
        y: bounds.origin.y + (origin.y.isFinite ? origin.y : 0)
      )
      rest.popFirst()?.place(at: position, proposal: own)
    }
  }

  /// Returns the layout rule's explicit value of a guide, in points; `nil` for the default.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    explicitGuide(guide.key, in: bounds.size, proposal, subviews, cache: &cache)
  }

  /// Returns the layout rule's explicit value of a guide, in points; `nil` for the default.
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

/// The data that a built-in layout retains between its calls.
///
/// It begins empty; the first call that needs a node makes it.
public struct BuiltInLayoutCache {
  /// The node of the layout rule; `nil` before the first call.
  var node: LayoutNode?
}

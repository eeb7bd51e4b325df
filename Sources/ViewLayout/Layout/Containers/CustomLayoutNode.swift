import Foundation

/// A container whose rule is an author's `Layout` (R-LAY).
final class CustomLayoutNode<Rule: Layout>: LayoutNode {
  /// The rule; a new value may lay out otherwise.
  var layout: Rule? { didSet { invalidate() } }
  private var cache: Rule.Cache?
  private var isCacheOutdated = false
  private lazy var placer = SubviewPlacer(session: session, layoutName: typeName)
  private let typeName = TypeName.plain(Rule.self)

  override var name: String? { typeName }

  /// What an author's code answers on one axis may depend on the other.
  override var couplesAxes: Bool { true }

  /// Any guide may have an explicit value.
  override var ownGuides: GuideMask { GuideMask(rawValue: .max) }

  /// R-LAY-4a: the author's code knows where the container is.
  override var placesFromOrigin: Bool { true }

  override func didInvalidate() { isCacheOutdated = true }

  private var subviews: LayoutSubviews {
    LayoutSubviews(
      nodes: children,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      placer: placer
    )
  }

  /// R-LAY-8: the cache is made once, and updated when something changed.
  ///
  /// It is taken out while the author's code works on it, so that no access to it is in flight
  /// across the recursion.
  private func withCache<Result>(
    _ body: (Rule, LayoutSubviews, inout Rule.Cache) -> Result
  ) -> Result? {
    guard let layout else { return nil }
    let subviews = subviews
    var working: Rule.Cache
    if let cache, !session.remakesCaches {
      working = cache
      if isCacheOutdated {
        count("updateCache")
        layout.updateCache(&working, subviews: subviews)
      }
    } else {
      count("makeCache")
      working = layout.makeCache(subviews: subviews)
    }
    isCacheOutdated = false
    cache = nil
    let result = body(layout, subviews, &working)
    cache = working
    return result
  }

  private func count(_ function: String) { session.count("\(typeName).\(function)") }

  override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    withCache { layout, subviews, cache in
      count("sizeThatFits")
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    } ?? .zero
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    // R-LAY-4a: the bounds have the container's own origin in its parent, if it has one.
    let corner = origin.x.isFinite && origin.y.isFinite ? origin : .zero
    let bounds = CGRect(origin: corner, size: size)
    let placements = withCache { layout, subviews, cache in
      subviews.placements(in: bounds, proposal: proposal) {
        count("placeSubviews")
        layout.placeSubviews(
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      }
    }
    for placement in placements ?? [] {
      placement.node.place(
        at: CGPoint(x: placement.origin.x - corner.x, y: placement.origin.y - corner.y),
        proposal: placement.proposal
      )
    }
  }

  override func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    withCache { layout, subviews, cache in
      let bounds = CGRect(origin: .zero, size: size)
      switch key.axis {
      case .horizontal:
        return layout.explicitAlignment(
          of: HorizontalAlignment(key: key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      case .vertical:
        return layout.explicitAlignment(
          of: VerticalAlignment(key: key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      }
    } ?? nil
  }

  override func computeSpacing() -> ViewSpacing {
    withCache { layout, subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache)
    } ?? .standard
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-LAY-1", "\(typeName).sizeThatFits says \(LengthText.text(answer))")
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    LayoutReason("R-LAY-4", "\(typeName).placeSubviews puts it there")
  }
}

import Foundation

/// A container whose rule is a `Layout` (R-LAY).
final class CustomLayoutNode<Rule: Layout>: LayoutNode {
  private struct GuideQuestion: Hashable {
    let key: AlignmentGuideKey
    let width: CGFloat
    let height: CGFloat
    let proposedWidth: CGFloat?
    let proposedHeight: CGFloat?
  }

  /// The rule; a new value may lay out otherwise.
  var layout: Rule? {
    didSet {
      guard let oldValue, let layout, ViewComparison.areEqual(oldValue, layout) else {
        return invalidate()
      }
    }
  }
  override var isRightToLeft: Bool { didSet { didSet(oldValue, isRightToLeft) } }

  private var cache: Rule.Cache?
  private var isCacheOutdated = false
  private var knownSubviews: LayoutSubviews?
  private var explicitGuides: [GuideQuestion: CGFloat?] = [:]
  private lazy var placer = SubviewPlacer(session: session, layoutName: typeName)
  private let typeName = TypeName.plain(Rule.self)

  override var name: String? { typeName }

  /// What an author's code answers on one axis may depend on the other.
  override var couplesAxes: Bool { true }

  /// Any guide may have an explicit value.
  override var ownGuides: GuideMask { GuideMask(rawValue: .max) }

  /// R-LAY-4a: the author's code knows where the container is.
  override var placesFromOrigin: Bool { true }

  override func didInvalidate() {
    isCacheOutdated = true
    knownSubviews = nil
    explicitGuides = [:]
  }

  override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    let size = call(.sizeThatFits) { layout, subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return checked(size ?? .zero)
  }

  /// R-LAY-12: the answer is taken as it is, unless it is no number.
  private func checked(_ size: CGSize) -> CGSize {
    guard size.width.isNaN || size.height.isNaN else { return size }
    session.report(.sizeNotANumber(typeName))
    return CGSize(
      width: size.width.isNaN ? 0 : size.width,
      height: size.height.isNaN ? 0 : size.height
    )
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    // R-LAY-4a: as recorded, the bounds are the scene's or the scrolled content's coordinates.
    let corner = originForLayouts
    let bounds = CGRect(origin: corner, size: size)
    let placements = call(.placeSubviews) { layout, subviews, cache in
      subviews.placements(in: bounds, proposal: proposal) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    // As recorded, what is inside is placed afterwards, the last one first.
    for placement in (placements ?? []).reversed() {
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
    let question = GuideQuestion(
      key: key,
      width: size.width,
      height: size.height,
      proposedWidth: proposal.width,
      proposedHeight: proposal.height
    )
    if let known = explicitGuides[question], session.recorder == nil { return known }
    let value =
      call(.explicitAlignment) { layout, subviews, cache in
        layout.explicitAlignment(
          key,
          in: CGRect(origin: .zero, size: size),
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      } ?? nil
    if !session.forgetsAnswers { explicitGuides[question] = .some(value) }
    return value
  }

  override func computeSpacing() -> ViewSpacing {
    call(.spacing) { layout, subviews, cache in
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

extension CustomLayoutNode {
  private var subviews: LayoutSubviews {
    if let knownSubviews { return knownSubviews }
    let subviews = LayoutSubviews(
      nodes: children,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      placer: placer
    )
    knownSubviews = subviews
    return subviews
  }

  /// Calls the author's code with the cache.
  ///
  /// The cache is taken out meanwhile, so that no access to it is in flight across the recursion,
  /// and so that a change to it copies nothing.
  private func call<Result>(
    _ function: CountedCall,
    _ body: (Rule, LayoutSubviews, inout Rule.Cache) -> Result
  ) -> Result? {
    guard let layout else { return nil }
    let subviews = subviews
    var working = preparedCache(of: layout, subviews)
    session.count(function, of: Rule.self)
    let result = body(layout, subviews, &working)
    cache = working
    return result
  }

  /// R-LAY-8: the cache is made once, and updated when something changed.
  private func preparedCache(of layout: Rule, _ subviews: LayoutSubviews) -> Rule.Cache {
    defer { isCacheOutdated = false }
    guard var known = cache, !session.remakesCaches else {
      return layout.countedCache(subviews: subviews)
    }
    cache = nil
    if isCacheOutdated {
      session.count(.updateCache, of: Rule.self)
      layout.updateCache(&known, subviews: subviews)
    }
    return known
  }
}

import Foundation
internal import LayoutTree

/// The layout rule of a container with a custom `Layout` (R-LAY).
struct CustomLayoutRule<Author: Layout>: LayoutRule {
  let layout: Author

  /// The state of the container during the life of its node, mainly the layout's cache (R-LAY-8).
  private final class Storage: RuleCache {
    struct GuideKey: Hashable {
      let key: AlignmentGuideKey
      let width: CGFloat
      let height: CGFloat
      let proposedWidth: CGFloat?
      let proposedHeight: CGFloat?
    }

    var cache: Author.Cache?
    var isCacheOutdated = false
    var subviews: LayoutSubviews?
    var explicitGuides: [GuideKey: CGFloat?] = [:]
    let placer: SubviewPlacer

    init(_ placer: SubviewPlacer) { self.placer = placer }

    override class var lifetime: Lifetime { .node }

    override func didChange() {
      isCacheOutdated = true
      subviews = nil
      explicitGuides = [:]
    }
  }

  /// The name of the container in reports.
  var typeName: String { TypeName.plain(Author.self) }

  static func == (left: CustomLayoutRule, right: CustomLayoutRule) -> Bool {
    ValueComparison.areEqual(left.layout, right.layout)
  }

  static var isDirectional: Bool { true }

  /// Returns `true`: the length along one axis may depend on the proposal along the other axis.
  func isCoupled(_ children: some LayoutChildren) -> Bool { true }

  /// Returns all guides, because a custom layout may have explicit values for each of them.
  func guides(_ children: some LayoutChildren) -> GuideMask { GuideMask(rawValue: .max) }

  /// R-LAY-4a: the bounds that `placeSubviews` receives depend on the container's position.
  var placementDependsOnOrigin: Bool { true }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    // R-LAY-1: the container has the size that `sizeThatFits` returns.
    let size = call(.sizeThatFits, children) { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    // R-LAY-12: the size is used unchanged, unless it is NaN.
    guard size.width.isNaN || size.height.isNaN else { return size }
    children.session.report(.sizeNotANumber(typeName))
    return CGSize(
      width: size.width.isNaN ? 0 : size.width,
      height: size.height.isNaN ? 0 : size.height
    )
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    // R-LAY-4a: as recorded, the bounds are in the coordinates of the scene or of the scrolled
    // content.
    let corner = children.node.originInLayoutCoordinates
    // R-LAY-6: the bounds have the size that `sizeThatFits` returned.
    let bounds = CGRect(origin: corner, size: size)
    let placements = call(.placeSubviews, children) { subviews, cache in
      subviews.placements(in: bounds, proposal: proposal) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    // As recorded, the subviews are placed afterwards, in reverse order.
    for placement in placements.reversed() {
      let origin = CGPoint(x: placement.origin.x - corner.x, y: placement.origin.y - corner.y)
      if let tracer = children.tracer {
        tracer.place(placement.node, proposal: placement.proposal)
      } else {
        placement.node.place(at: origin, proposal: placement.proposal)
      }
    }
  }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? {
    let question = Storage.GuideKey(
      key: key,
      width: size.width,
      height: size.height,
      proposedWidth: proposal.width,
      proposedHeight: proposal.height
    )
    let storage = storage(of: children)
    if children.tracer == nil, let known = storage.explicitGuides[question] { return known }
    // R-ALIGN-8: if the layout returns `nil`, the guide has its default value.
    let value = call(.explicitAlignment, children) { subviews, cache in
      layout.explicitAlignment(
        key,
        in: CGRect(origin: .zero, size: size),
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    }
    if !children.ignoresCaches { storage.explicitGuides[question] = .some(value) }
    return value
  }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    call(.spacing, children) { subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache)
    }
  }

  var name: String? { typeName }

  func traits(of node: LayoutNode) -> NodeTraits { .overlapping(unless: !layout.isZStack) }
}

extension CustomLayoutRule {
  private func storage(of children: some LayoutChildren) -> Storage {
    children.cache {
      Storage(SubviewPlacer(session: children.session, layoutName: typeName))
    }
  }

  private func subviews(of children: some LayoutChildren, _ storage: Storage) -> LayoutSubviews {
    if let known = storage.subviews { return known }
    let node = children.node
    let subviews = LayoutSubviews(
      nodes: node.children,
      layoutDirection: node.isRightToLeft ? .rightToLeft : .leftToRight,
      placer: storage.placer
    )
    storage.subviews = subviews
    return subviews
  }

  /// Calls a function of the layout with its cache, even if there are no subviews (R-LAY-13).
  ///
  /// The cache is moved out during the call, so that recursion does not violate exclusive access,
  /// and so that a mutation does not copy it.
  private func call<Result>(
    _ function: CountedCall,
    _ children: some LayoutChildren,
    _ body: (LayoutSubviews, inout Author.Cache) -> Result
  ) -> Result {
    let storage = storage(of: children)
    let subviews = subviews(of: children, storage)
    var working = storage.placer.traced(by: children.tracer) {
      preparedCache(storage, subviews)
    }
    subviews.session.count(function, of: Author.self)
    return storage.placer.traced(by: children.tracer) {
      let result = body(subviews, &working)
      storage.cache = working
      return result
    }
  }

  /// R-LAY-8: returns the cache, which is made once and updated after changes.
  private func preparedCache(_ storage: Storage, _ subviews: LayoutSubviews) -> Author.Cache {
    defer { storage.isCacheOutdated = false }
    guard var known = storage.cache, !subviews.session.recreatesCaches else {
      return layout.countedCache(subviews: subviews)
    }
    storage.cache = nil
    if storage.isCacheOutdated {
      subviews.session.count(.updateCache, of: Author.self)
      layout.updateCache(&known, subviews: subviews)
    }
    return known
  }
}

extension Layout {
  /// Whether the layout places its subviews on top of each other.
  fileprivate var isZStack: Bool {
    let layout = (self as? AnyLayout)?.layout ?? self
    return (layout as? any BuiltInLayout)?.rule is ZStackRule
  }
}

// MARK: - Explanation

extension CustomLayoutRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let answer = line.answer
    return LayoutReason("R-LAY-1", "\(typeName).sizeThatFits returns \(LengthText.text(answer))")
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-LAY-4", "\(typeName).placeSubviews places it there")
  }
}

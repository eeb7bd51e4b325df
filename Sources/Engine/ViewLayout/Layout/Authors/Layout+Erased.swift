import Foundation

/// A layout's requirements with a cache of no type, for `AnyLayout`.
///
/// Each call is counted by the layout's own name as well.
extension Layout {
  func makeErasedCache(subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(owner: ObjectIdentifier(Self.self), kept: countedCache(subviews: subviews))
  }

  /// R-LAY-8: another type of layout has a cache of its own.
  func updateErasedCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
    guard cache.owner == ObjectIdentifier(Self.self) else {
      return cache = makeErasedCache(subviews: subviews)
    }
    withErased(&cache, .updateCache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  func erasedSpacing(subviews: Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
    withErased(&cache, .spacing, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  func erasedSize(
    for proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) -> CGSize {
    withErased(&cache, .sizeThatFits, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func erasedPlacing(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    withErased(&cache, .placeSubviews, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func erasedAlignment(
    _ key: AlignmentGuideKey,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withErased(&cache, .explicitAlignment, subviews) {
      explicitAlignment(key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Lends the layout its cache, alone, so that a change to it copies nothing.
  private func withErased<Result>(
    _ cache: inout AnyLayout.Cache,
    _ call: CountedCall,
    _ subviews: Subviews,
    _ body: (inout Cache) -> Result
  ) -> Result {
    subviews.session.count(call, of: Self.self)
    var kept = cache.kept as? Cache ?? countedCache(subviews: subviews)
    cache.kept = ()
    defer { cache.kept = kept }
    return body(&kept)
  }
}

extension Layout {
  /// The container's explicit value of a guide of either axis, in points.
  func explicitAlignment(
    _ key: AlignmentGuideKey,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      explicitAlignment(
        of: HorizontalAlignment(key: key),
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    case .vertical:
      explicitAlignment(
        of: VerticalAlignment(key: key),
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    }
  }
}

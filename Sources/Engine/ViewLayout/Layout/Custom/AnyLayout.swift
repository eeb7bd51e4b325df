public import Foundation

/// Any layout: one of another type in its place keeps the views' identity and state (R-LAY-11,
/// R-STATE-5).
nonisolated public struct AnyLayout: Layout {
  /// The state that the layout inside keeps.
  public struct Cache {
    /// The type of the layout whose cache it is.
    var owner: ObjectIdentifier
    var kept: Any
  }

  let layout: any Layout

  /// Makes a layout that does what another one does.
  public init<Rule: Layout>(_ layout: Rule) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The axis that spacers and dividers go by now; `nil` for none.
  var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache {
    layout.makeErasedCache(subviews: subviews)
  }

  /// Updates the cache of the layout inside; one of another type makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateErasedCache(&cache, subviews: subviews)
  }

  /// The distances that the layout inside prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.erasedSpacing(subviews: subviews, cache: &cache)
  }

  /// The answer of the layout inside, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    layout.erasedSize(for: proposal, subviews: subviews, cache: &cache)
  }

  /// Puts the subviews where the layout inside says.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    layout.erasedPlacing(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The explicit value of the layout inside, in points; `nil` for the default.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.erasedAlignment(
      guide.key,
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }

  /// The explicit value of the layout inside, in points; `nil` for the default.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.erasedAlignment(
      guide.key,
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }
}

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

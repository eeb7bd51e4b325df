public import Foundation

/// A type-erased layout, whose wrapped layout can change without affecting the views' identities.
///
/// Replacing the wrapped layout by one of another type also preserves the views' state (R-LAY-11,
/// R-STATE-5).
nonisolated public struct AnyLayout: Layout {
  /// The cache of the wrapped layout.
  public struct Cache {
    /// The type of the layout that made the cache.
    var owner: ObjectIdentifier
    var storage: Any
  }

  let layout: any Layout

  public init<Rule: Layout>(_ layout: Rule) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The axis of the wrapped layout for spacers and dividers; `nil` for none.
  var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  public func makeCache(subviews: Subviews) -> Cache {
    layout.makeErasedCache(subviews: subviews)
  }

  /// Updates the cache, or makes a new one if the wrapped layout's type has changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateErasedCache(&cache, subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.erasedSpacing(subviews: subviews, cache: &cache)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    layout.erasedSize(for: proposal, subviews: subviews, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    layout.erasedPlacing(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

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

/// The requirements of a layout with a type-erased cache, for `AnyLayout`.
///
/// Each call is also counted with the name of the wrapped layout.
extension Layout {
  func makeErasedCache(subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(owner: ObjectIdentifier(Self.self), storage: countedCache(subviews: subviews))
  }

  /// R-LAY-8: updates the cache, or makes a new one if the layout's type has changed.
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

  /// Calls a closure with the unwrapped cache, which is uniquely referenced so that a mutation does
  /// not copy it.
  private func withErased<Result>(
    _ cache: inout AnyLayout.Cache,
    _ call: CountedCall,
    _ subviews: Subviews,
    _ body: (inout Cache) -> Result
  ) -> Result {
    subviews.session.count(call, of: Self.self)
    var own = cache.storage as? Cache ?? countedCache(subviews: subviews)
    cache.storage = ()
    defer { cache.storage = own }
    return body(&own)
  }
}

extension Layout {
  /// Returns the container's explicit value of a guide, in points; `nil` for the default.
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

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

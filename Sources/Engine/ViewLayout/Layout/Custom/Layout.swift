public import Foundation

/// A container of an author's own: a rule that sizes and places subviews (R-LAY).
public protocol Layout: Animatable {
  /// The type of the state that the layout keeps between its calls.
  associatedtype Cache = Void
  /// The views to lay out.
  typealias Subviews = LayoutSubviews

  /// The properties of the container that views inside read.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache, once in the container's life.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings the cache up to date when the layout, the subviews or something inside them changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// The preferred spacing of the container to its neighbors.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The size of the container for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGSize

  /// Places the subviews.
  ///
  /// - Parameters:
  ///   - bounds: The container's rectangle in points, in the coordinates of the scene or of the
  ///     scrolled content around (R-LAY-4a).
  ///   - proposal: The container's proposal (R-LAY-6).
  ///   - subviews: The views; one that is not placed is centered (R-LAY-5).
  ///   - cache: The cache of the layout.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  )

  /// The container's explicit value of a guide along x in points; `nil` for its default
  /// (R-ALIGN-8).
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// The container's explicit value of a guide along y in points; `nil` for its default
  /// (R-ALIGN-8).
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// No stack axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache again.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = countedCache(subviews: subviews)
  }

  /// Calls the layout's `makeCache`, and counts the call.
  func countedCache(subviews: Self.Subviews) -> Self.Cache {
    subviews.session.count(.makeCache, of: Self.self)
    return makeCache(subviews: subviews)
  }

  /// R-SP-7: the union of all subviews' spacings; without any, no preference.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .standard }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// R-LAY-7: merges the explicit values of the placed subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key,
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }

  /// R-LAY-7: merges the explicit values of the placed subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key,
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }

  private func mergedAlignment(
    of key: AlignmentGuideKey,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    guard GuideMask.merged.contains(key.mask), bounds.width.isFinite, bounds.height.isFinite else {
      return nil
    }
    subviews.session.count(.placeSubviews, of: Self.self)
    let placements = subviews.placements(in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return key.merged(
      placements.map { placement in
        subviews.explicitGuide(key, of: placement).map { $0 - bounds.origin[key.axis] }
      }
    )
  }
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Self.Subviews) {}
}

/// The properties of a layout that views inside read.
public struct LayoutProperties: Sendable {
  /// The axis of spacers and dividers; `nil` for none.
  public var stackOrientation: Axis?

  /// Makes properties without an axis.
  public init() {}
}

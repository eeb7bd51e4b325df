public import Foundation

/// A custom layout: computes the size of a container and the positions of its subviews (R-LAY).
///
/// A column without spacing, whose subviews have their ideal sizes:
///
/// ```swift
/// struct Column: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     let height = sizes.map(\.height).reduce(0, +)
///     return CGSize(width: sizes.map(\.width).max() ?? 0, height: height)
///   }
///
///   func placeSubviews(
///     in bounds: CGRect,
///     proposal: ProposedViewSize,
///     subviews: Subviews,
///     cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for subview in subviews {
///       subview.place(at: corner, proposal: .unspecified)
///       corner.y += subview.sizeThatFits(.unspecified).height
///     }
///   }
/// }
/// ```
public protocol Layout: Animatable {
  /// The type of the data that the layout retains between its calls.
  associatedtype Cache = Void
  /// The subviews of the container.
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache; called once for each container.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Updates the cache after a change of the layout, of the subviews or of anything inside them.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGSize

  /// Places the subviews; those that are not placed are centered (R-LAY-5).
  ///
  /// The bounds are in the coordinates of the scene or of the enclosing scrolled content
  /// (R-LAY-4a). The proposal is that of the container (R-LAY-6).
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  )

  /// Returns the container's explicit value of a horizontal guide, in points; `nil` for the default
  /// (R-ALIGN-8).
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// Returns the container's explicit value of a vertical guide, in points; `nil` for the default
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
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = countedCache(subviews: subviews)
  }

  /// Calls the layout's `makeCache`, and counts the call.
  func countedCache(subviews: Self.Subviews) -> Self.Cache {
    subviews.session.count(.makeCache, of: Self.self)
    return makeCache(subviews: subviews)
  }

  /// R-SP-7: returns the union of the subviews' spacings; the standard spacing if there are no
  /// subviews.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .standard }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// R-LAY-7: returns the merged explicit values of the placed subviews.
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

  /// R-LAY-7: returns the merged explicit values of the placed subviews.
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
  public func makeCache(subviews: Self.Subviews) {}
}

/// The properties of a layout that views inside it use.
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

  public init() {}
}

#if canImport(SwiftUI)
public import SwiftUI
#else
public import Foundation
public import ViewLayout
#endif

/// A row whose views all have the width of the widest, as buttons of a dialog do.
public struct EqualWidthRow: Layout {
  /// What lies between two views, in points.
  public var spacing: CGFloat

  /// A row with a gap.
  public init(spacing: CGFloat = 8) {
    self.spacing = spacing
  }

  /// As many columns as there are views, and the height of the highest.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).max() ?? 0
    let count = CGFloat(subviews.count)
    return CGSize(
      width: count * width + max(count - 1, 0) * spacing,
      height: sizes.map(\.height).max() ?? 0
    )
  }

  /// Each view in the middle of its column.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    for (index, subview) in subviews.enumerated() {
      let left = bounds.minX + CGFloat(index) * (width + spacing)
      subview.place(
        at: CGPoint(x: left + width / 2, y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height)
      )
    }
  }
}

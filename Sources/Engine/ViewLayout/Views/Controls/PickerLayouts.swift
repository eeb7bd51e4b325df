import Foundation

/// Segments of equal width side by side: that of the widest option with a padding, or a part of the
/// proposed width (R-CTRL-10).
struct EqualSegmentsLayout: Layout {
  /// The additional width of each segment, in points.
  let padding: CGFloat
  /// Whether the segments fill a proposed width.
  let fillsWidth: Bool

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = (sizes.map(\.width).max() ?? 0) + padding
    let filled = fillsWidth ? proposal.width : nil
    return CGSize(
      width: filled ?? widest * CGFloat(subviews.count),
      height: proposal.height ?? sizes.map(\.height).max() ?? 0
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height)
      )
    }
  }
}

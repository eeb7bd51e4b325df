import Foundation
import ViewLayout

/// Places subviews by their bottom trailing corners, each further inside than the previous one.
///
/// The last subview is not placed explicitly. Each axis depends on the other.
struct ProbeStaircase: Layout {
  var step: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    let side = sizes.map { max($0.width, $0.height) }.max() ?? 0
    return CGSize(width: side + CGFloat(subviews.count) * step, height: side)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated().dropLast() {
      subview.place(
        at: CGPoint(x: bounds.midX + CGFloat(index) * step, y: bounds.maxY),
        anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: bounds.width / 2, height: proposal.height)
      )
    }
  }
}

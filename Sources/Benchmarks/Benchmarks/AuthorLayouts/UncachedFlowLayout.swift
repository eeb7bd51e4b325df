import Foundation
import ViewLayout

/// Children side by side in lines, worked out by every call.
struct UncachedFlowLayout: Layout {
  private func lines(of subviews: Subviews, width: CGFloat?) -> FlowLines {
    FlowLines(of: subviews.map { $0.sizeThatFits(.unspecified) }, width: width)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    lines(of: subviews, width: proposal.width).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let corners = lines(of: subviews, width: proposal.width).corners
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + corners[index].x, y: bounds.minY + corners[index].y),
        proposal: .unspecified
      )
    }
  }
}

import Foundation
import ViewLayout

/// Rows of subviews in their ideal sizes that break at the proposed width, with the sizes in a
/// cache.
struct ProbeFlow: Layout {
  var spacing: CGFloat

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) -> CGSize {
    rows(of: cache, within: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) {
    let origins = rows(of: cache, within: bounds.width).origins
    for (subview, origin) in zip(subviews, origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: .unspecified
      )
    }
  }

  private func rows(
    of sizes: [CGSize],
    within width: CGFloat
  ) -> (
    origins: [CGPoint], size: CGSize
  ) {
    var origins: [CGPoint] = []
    var (x, y, rowHeight, widest) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    for size in sizes {
      if x > 0, x + size.width > width {
        y += rowHeight + spacing
        (x, rowHeight) = (0, 0)
      }
      origins.append(CGPoint(x: x, y: y))
      widest = max(widest, x + size.width)
      x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
    return (origins, CGSize(width: widest, height: y + rowHeight))
  }
}

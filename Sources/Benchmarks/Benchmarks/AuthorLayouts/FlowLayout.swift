import Foundation
import ViewLayout

/// Children side by side in lines, with a cache of their sizes and of the lines for a width.
struct FlowLayout: Layout {
  struct Cache {
    var sizes: [CGSize]
    var lines: [CGFloat?: FlowLines] = [:]

    mutating func lines(for width: CGFloat?) -> FlowLines {
      if let known = lines[width] { return known }
      let new = FlowLines(of: sizes, width: width)
      lines[width] = new
      return new
    }
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    cache.lines(for: proposal.width).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    let corners = cache.lines(for: proposal.width).corners
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + corners[index].x, y: bounds.minY + corners[index].y),
        proposal: .unspecified
      )
    }
  }
}

import Foundation
import ViewLayout

/// A layout of children in lines, with a cache of their sizes and of the lines for a width.
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

/// The positions of children of known sizes in lines.
struct FlowLines {
  /// The top leading corners of the children in points, in their order.
  private(set) var corners: [CGPoint] = []
  private(set) var size = CGSize.zero

  /// Starts a new line if a child would exceed the width; `nil` is an unlimited width.
  init(of sizes: [CGSize], width: CGFloat?) {
    var corner = CGPoint.zero
    for child in sizes {
      if corner.x > 0, corner.x + child.width > width ?? .infinity {
        corner = CGPoint(x: 0, y: size.height)
      }
      corners.append(corner)
      corner.x += child.width
      size.width = max(size.width, corner.x)
      size.height = max(size.height, corner.y + child.height)
    }
  }
}

/// A layout of children in lines that computes everything in every call.
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

import Foundation
import ViewLayout

/// The measurements that a row of equal widths needs: the largest child and the gaps.
struct EqualWidths {
  let maxSize: CGSize
  /// The gap behind each child in points, 0 behind the last.
  let spacing: [CGFloat]

  init(of subviews: LayoutSubviews) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    maxSize = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    spacing = subviews.indices.map { index in
      guard index + 1 < subviews.count else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }

  var size: CGSize {
    CGSize(
      width: maxSize.width * CGFloat(spacing.count) + spacing.reduce(0, +),
      height: maxSize.height
    )
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    var x = bounds.minX + maxSize.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(maxSize)
      )
      x += maxSize.width + spacing[index]
    }
  }
}

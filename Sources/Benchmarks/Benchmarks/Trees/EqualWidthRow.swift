import Foundation
import ViewLayout

/// A row of children with equal widths, as in Apple's sample code, with its cache.
struct EqualWidthRow: Layout {
  func makeCache(subviews: Subviews) -> EqualWidths { EqualWidths(of: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout EqualWidths
  ) -> CGSize {
    cache.size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout EqualWidths
  ) {
    cache.place(subviews, in: bounds)
  }
}

/// The maximum child size and the spacing of a row of equal widths.
struct EqualWidths {
  let maxSize: CGSize
  /// The spacing after each child in points, 0 after the last one.
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

/// A column of rows, each with three leaves of equal widths.
struct EqualWidthRows<Row: Layout>: View {
  let rows: Int
  let row: Row
  let leaf: LeafKind
  let model: LeafModel

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows) { index in
        row {
          Leaf(kind: leaf, model: index == 0 ? model : nil)
          Leaf(kind: leaf, model: nil)
          Leaf(kind: leaf, model: nil)
        }
      }
    }
  }
}

/// A row of children with equal widths that computes everything in every call.
struct UncachedEqualWidthRow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    EqualWidths(of: subviews).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    EqualWidths(of: subviews).place(subviews, in: bounds)
  }
}

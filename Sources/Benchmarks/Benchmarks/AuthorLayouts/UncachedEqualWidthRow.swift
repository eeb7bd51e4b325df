import Foundation
import ViewLayout

/// A row of equal widths, worked out by every call.
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

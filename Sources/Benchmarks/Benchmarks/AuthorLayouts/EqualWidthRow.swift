import Foundation
import ViewLayout

/// A row of equal widths, as Apple's sample has it, with its cache.
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

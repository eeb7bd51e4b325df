import Foundation

/// All options of a menu picker in the same place, with the size of the selected one (R-CTRL-10).
///
/// Without a selected option, the size is that of the largest one.
struct SelectedOptionLayout: Layout {
  let selection: AnyHashable?

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let selected = subviews.filter { selection != nil && $0[ViewTag.self] == selection }
    let sizes = (selected.isEmpty ? Array(subviews) : selected).map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).max() ?? 0
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let middle = CGPoint(x: bounds.minX, y: bounds.midY)
    for subview in subviews { subview.place(at: middle, anchor: .leading, proposal: proposal) }
  }
}

/// Segments side by side, each as wide as the widest option with a padding (R-CTRL-10).
struct EqualSegmentsLayout: Layout {
  /// The additional width of each segment, in points.
  let padding: CGFloat

  private func width(of subviews: Subviews) -> CGFloat {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return widest + padding
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: width(of: subviews) * CGFloat(subviews.count),
      height: proposal.height ?? sizes.map(\.height).max() ?? 0
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let width = width(of: subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height)
      )
    }
  }
}

import Foundation

/// The layout rule of a tab bar: items of equal width, side by side (R-BAR-8).
struct TabBarRule: LayoutRule {
  /// The height of the items, in points; the bar may be higher.
  var itemHeight: CGFloat

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    proposal[axis] ?? (axis == .vertical ? itemHeight : ControlMetrics.idealWidth)
  }

  // mutants(body): cost only
  func isCoupled(_ children: some LayoutChildren) -> Bool { false }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    let width = size.width / CGFloat(max(1, children.count))
    for (place, child) in children.enumerated() {
      child.place(
        at: CGPoint(x: CGFloat(place) * width, y: 0),
        proposal: ProposedViewSize(width: width, height: itemHeight)
      )
    }
  }
}

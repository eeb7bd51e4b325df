import Foundation

/// A part of a control of fixed lengths, or as long as proposed (R-CTRL).
struct ControlPartRule: LeafRule {
  var look: LeafLook
  /// In points; `nil` for a part as wide as proposed, 100 points where nothing is.
  var width: CGFloat?
  /// In points; `nil` for a part as high as proposed.
  var height: CGFloat?

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat { self[axis] ?? proposal[axis] ?? ControlMetrics.idealWidth }

  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

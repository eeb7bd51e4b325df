package import Foundation
package import ViewLayout

extension NSDirectionalEdgeInsets {
  /// The distance at the edge where an axis begins.
  package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// The distance at the edge where an axis ends.
  package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// The length that both edges of an axis take together.
  package func total(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

  /// The insets without those along some axes.
  package func dropping(_ axis: Axis, if isDropped: Bool) -> NSDirectionalEdgeInsets {
    guard isDropped else { return self }
    return axis == .horizontal
      ? NSDirectionalEdgeInsets(top: top, bottom: bottom)
      : NSDirectionalEdgeInsets(leading: leading, trailing: trailing)
  }

  package static func + (left: Self, right: Self) -> Self {
    NSDirectionalEdgeInsets(
      top: left.top + right.top,
      leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing
    )
  }
}

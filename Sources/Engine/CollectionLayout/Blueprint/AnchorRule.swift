import Foundation
import UIKitLayout
import ViewLayout

/// A point of a rectangle, and how far the anchored element is moved from there.
struct AnchorRule: Hashable, Sendable {
  var edges: NSDirectionalRectEdge
  var offset = CGPoint.zero
  /// Whether the offset is in units of the anchored element's size.
  var isFractional = false

  /// R-COL-22: the named edge, or the middle along an axis of which neither or both are named.
  func position(in rectangle: CGRect, _ axis: Axis) -> CGFloat {
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let (origin, length) = (rectangle.origin[axis], rectangle.size[axis])
    if edges.contains(start) == edges.contains(end) { return origin + length / 2 }
    return edges.contains(start) ? origin : origin + length
  }

  /// R-COL-23: how far an element of a size is moved, in points.
  func shift(of size: CGSize, _ axis: Axis) -> CGFloat {
    isFractional ? offset[axis] * size[axis] : offset[axis]
  }
}

import Foundation
import UIKitLayout
import ViewLayout

/// An item or a group as a value; equal values are solved only once.
struct ItemBlueprint: Hashable, Sendable {
  var size: SizeRule
  var insets = NSDirectionalEdgeInsets.zero
  var edges = EdgeRule()
  var anchored: [AnchoredBlueprint] = []
  /// The contents of a group; `nil` for an item.
  var group: GroupBlueprint?

  /// The content insets along the axes that are not estimated.
  var effectiveInsets: NSDirectionalEdgeInsets { insets.counting(for: size) }
}

/// The way in which a group arranges its items.
struct GroupBlueprint: Hashable, Sendable {
  var axis: Axis
  var spacing = SpacingRule.none
  var arrangement: Arrangement

  /// The items or the frames of a group.
  enum Arrangement: Hashable, Sendable {
    /// Repeats the items in order, as many as fit.
    case list([ItemBlueprint])
    /// Copies of the only item, which share the length of the group's axis equally.
    case sharing([ItemBlueprint], count: Int)
    /// Copies of the only item, each with the length of its layout size.
    case repeating([ItemBlueprint], count: Int)
    /// Frames that the author's closure computed.
    case custom([CustomPlace])
  }
}

/// The frame and the drawing order of an item in a custom group.
struct CustomPlace: Hashable, Sendable {
  /// The frame in the group's coordinates, in points.
  var frame: CGRect
  var zIndex: Int
}

/// A supplementary view that is anchored to an item or a group, as a value.
struct AnchoredBlueprint: Hashable, Sendable {
  var kind: String
  var size: SizeRule
  var insets = NSDirectionalEdgeInsets.zero
  var zIndex = 1
  var containerAnchor: AnchorRule
  var itemAnchor: AnchorRule?

  /// The content insets along the axes that are not estimated.
  var effectiveInsets: NSDirectionalEdgeInsets { insets.counting(for: size) }
}

extension AnchoredBlueprint {
  /// The anchor point of the view itself; by default at the edges of `containerAnchor`.
  var ownAnchor: AnchorRule { itemAnchor ?? AnchorRule(edges: containerAnchor.edges) }

  /// Returns the frame that places the view's own anchor point at the container's (R-COL-22).
  ///
  /// - Parameters:
  ///   - frame: The frame of the item or group.
  ///   - size: The size of the view, in points.
  /// - Returns: The frame in the coordinates of `frame`, before content insets are subtracted.
  func frame(on frame: CGRect, size: CGSize) -> CGRect {
    let itself = CGRect(origin: .zero, size: size)
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      origin[axis] =
        containerAnchor.position(in: frame, axis) - ownAnchor.position(in: itself, axis)
        + shift(of: size, axis)
    }
    return CGRect(origin: origin, size: size)
  }

  /// Returns the shift by the offsets of both anchors, in points (R-COL-23).
  func shift(of size: CGSize, _ axis: Axis) -> CGFloat {
    containerAnchor.shift(of: size, axis) + ownAnchor.shift(of: size, axis)
  }
}

/// A point of a rectangle and an offset of the anchored element.
struct AnchorRule: Hashable, Sendable {
  var edges: NSDirectionalRectEdge
  var offset = CGPoint.zero
  /// Whether the offset is in multiples of the anchored element's size.
  var isFractional = false

  /// Returns the position of the point on an axis: at its edge, or in the middle if it has none or
  /// both (R-COL-22).
  func position(in rectangle: CGRect, _ axis: Axis) -> CGFloat {
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let (origin, length) = (rectangle.origin[axis], rectangle.size[axis])
    if edges.contains(start) == edges.contains(end) { return origin + length / 2 }
    return edges.contains(start) ? origin : origin + length
  }

  /// Returns the shift of an element with a size, in points (R-COL-23).
  func shift(of size: CGSize, _ axis: Axis) -> CGFloat {
    isFractional ? offset[axis] * size[axis] : offset[axis]
  }
}

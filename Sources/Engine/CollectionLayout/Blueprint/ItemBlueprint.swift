import Foundation
import UIKitLayout
import ViewLayout

/// An item or a group as a value: equal ones are laid out alike, and once.
struct ItemBlueprint: Hashable, Sendable {
  var size: SizeRule
  var insets = NSDirectionalEdgeInsets.zero
  var edges = EdgeRule()
  var anchored: [AnchoredBlueprint] = []
  /// The items in it and their arrangement; `nil` for an item.
  var group: GroupBlueprint?

  /// The content insets along the axes that are not estimated.
  var effectiveInsets: NSDirectionalEdgeInsets { insets.counting(for: size) }
}

/// How a group arranges what it holds.
struct GroupBlueprint: Hashable, Sendable {
  var axis: Axis
  var spacing = SpacingRule.none
  var arrangement: Arrangement

  /// The items or the frames that a group holds.
  enum Arrangement: Hashable, Sendable {
    /// As many of these, again and again, as fit.
    case list([ItemBlueprint])
    /// One of these, so many times, sharing the length.
    case sharing([ItemBlueprint], count: Int)
    /// One of these, so many times, each as long as it says.
    case repeating([ItemBlueprint], count: Int)
    /// Frames that were computed.
    case custom([CustomPlace])
  }
}

/// A place in a group whose author computed the frames.
struct CustomPlace: Hashable, Sendable {
  /// In the group's coordinates, in points.
  var frame: CGRect
  var zIndex: Int
}

/// A view that hangs on an item or on a group, as a value.
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
  /// Its own point: by default the one that it hangs on.
  var ownAnchor: AnchorRule { itemAnchor ?? AnchorRule(edges: containerAnchor.edges) }

  /// R-COL-22: a point of the view lies on a point of what it hangs on.
  ///
  /// - Parameters:
  ///   - frame: What it hangs on.
  ///   - size: Its own size, in points.
  /// - Returns: Its frame in the coordinates of `frame`, content insets not taken off.
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

  /// R-COL-23: how far both anchors' offsets move it, in points.
  func shift(of size: CGSize, _ axis: Axis) -> CGFloat {
    containerAnchor.shift(of: size, axis) + ownAnchor.shift(of: size, axis)
  }
}

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

import Foundation
import UIKitLayout
import ViewLayout

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

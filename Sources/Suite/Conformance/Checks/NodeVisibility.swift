internal import Foundation
internal import LayoutTree

/// The area in which a node can be visible.
struct NodeVisibility {
  /// The visible area, in the scene's coordinates.
  private(set) var shown: CGRect
  /// The area in which the node must lie: ``shown``, but unlimited along axes along which it can be
  /// scrolled.
  private(set) var required: Limits
  /// Whether an ancestor of the node scrolls.
  private(set) var isScrolled = false

  /// The sides of a rectangle, with the nodes that set them.
  struct Limits {
    var horizontal: Limit
    var vertical: Limit
  }

  /// The limits of an area along one axis.
  struct Limit {
    var low: CGFloat
    var high: CGFloat
    /// The index of the node that sets the limit; `nil` for the window.
    var lowNode: Int?
    var highNode: Int?
  }

  /// Creates the visibility of a root in a window.
  init(window: CGRect) {
    shown = window
    required = Limits(
      horizontal: Limit(low: window.minX, high: window.maxX),
      vertical: Limit(low: window.minY, high: window.maxY)
    )
  }
}

extension NodeVisibility {
  /// Returns the visibility of the children of a node.
  ///
  /// - Parameters:
  ///   - frame: The node's frame.
  ///   - traits: The node's traits, with the axes along which it clips and scrolls.
  ///   - index: The node's index, stored with the limits that the node sets.
  /// - Returns: This visibility if the node neither clips nor scrolls.
  func inside(_ frame: CGRect, _ traits: NodeTraits, at index: Int) -> NodeVisibility {
    var visibility = self
    let clips = traits.clips.subtracting(traits.scrolls)
    if clips.contains(.horizontal) {
      visibility.required.horizontal.narrow(to: frame.minX, frame.maxX, by: index)
    }
    if clips.contains(.vertical) {
      visibility.required.vertical.narrow(to: frame.minY, frame.maxY, by: index)
    }
    if !traits.clips.isEmpty { visibility.shown = shown.clipped(to: frame, along: traits.clips) }
    visibility.scroll(along: traits.scrolls)
    return visibility
  }

  /// Removes the required limits along axes along which an ancestor scrolls.
  mutating func scroll(along axes: NodeTraits.Axes) {
    if axes.contains(.horizontal) { required.horizontal = .none }
    if axes.contains(.vertical) { required.vertical = .none }
    isScrolled = isScrolled || !axes.isEmpty
  }
}

extension NodeVisibility.Limit {
  fileprivate static var none: NodeVisibility.Limit {
    NodeVisibility.Limit(low: -.infinity, high: .infinity)
  }

  fileprivate mutating func narrow(to low: CGFloat, _ high: CGFloat, by node: Int) {
    if low > self.low { (self.low, lowNode) = (low, node) }
    if high < self.high { (self.high, highNode) = (high, node) }
  }

  /// Returns how far a span extends beyond the limits, in points, and the node that set the limit.
  ///
  /// The distance is 0 or less for a span within the limits. The node is `nil` for a limit of the
  /// window.
  func excess(of length: ClosedRange<CGFloat>) -> (points: CGFloat, node: Int?) {
    let (below, above) = (low - length.lowerBound, length.upperBound - high)
    return below > above ? (below, lowNode) : (above, highNode)
  }
}

extension CGRect {
  /// Returns the intersection with another rectangle along some axes.
  fileprivate func clipped(to frame: CGRect, along axes: NodeTraits.Axes) -> CGRect {
    var sides = (minX, maxX, minY, maxY)
    if axes.contains(.horizontal) {
      (sides.0, sides.1) = (max(minX, frame.minX), min(maxX, frame.maxX))
    }
    if axes.contains(.vertical) {
      (sides.2, sides.3) = (max(minY, frame.minY), min(maxY, frame.maxY))
    }
    return CGRect(
      x: sides.0,
      y: sides.2,
      width: max(sides.1 - sides.0, 0),
      height: max(sides.3 - sides.2, 0)
    )
  }
}

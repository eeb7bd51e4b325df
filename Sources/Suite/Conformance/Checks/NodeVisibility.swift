internal import Foundation
internal import ViewLayout

/// What can be seen of something.
struct NodeVisibility {
  /// Where it is drawn, in the scene's coordinates.
  private(set) var shown: CGRect
  /// Where it must lie: as `shown`, without limits along axes that it can be scrolled along.
  private(set) var required: Limits
  /// Whether it can be scrolled.
  private(set) var isScrolled = false

  /// The sides of a rectangle, and who set them.
  struct Limits {
    var horizontal: Limit
    var vertical: Limit
  }

  /// Both sides along an axis.
  struct Limit {
    var low: CGFloat
    var high: CGFloat
    /// The places of the nodes that set them; `nil` for the window.
    var lowNode: Int?
    var highNode: Int?
  }

  /// Where a window shows everything.
  init(window: CGRect) {
    shown = window
    required = Limits(
      horizontal: Limit(low: window.minX, high: window.maxX),
      vertical: Limit(low: window.minY, high: window.maxY)
    )
  }
}

extension NodeVisibility {
  /// The sight of what is in a node.
  ///
  /// - Parameters:
  ///   - frame: The node's frame.
  ///   - traits: What it clips and scrolls.
  ///   - index: Its place, to tell who is to blame.
  /// - Returns: As this one where the node does neither.
  func inside(_ frame: CGRect, _ traits: NodeTraits, at index: Int) -> NodeVisibility {
    var sight = self
    let clips = traits.clips.subtracting(traits.scrolls)
    if clips.contains(.horizontal) {
      sight.required.horizontal.narrow(to: frame.minX, frame.maxX, by: index)
    }
    if clips.contains(.vertical) {
      sight.required.vertical.narrow(to: frame.minY, frame.maxY, by: index)
    }
    if !traits.clips.isEmpty { sight.shown = shown.clipped(to: frame, along: traits.clips) }
    sight.scroll(along: traits.scrolls)
    return sight
  }

  /// Takes the limits away along the axes that something scrolls along.
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

  /// How much of a length lies outside, and the node that is to blame; `nil` for the window.
  func excess(of length: ClosedRange<CGFloat>) -> (points: CGFloat, node: Int?) {
    let (below, above) = (low - length.lowerBound, length.upperBound - high)
    return below > above ? (below, lowNode) : (above, highNode)
  }
}

extension CGRect {
  /// The part that lies in another one, along some axes.
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

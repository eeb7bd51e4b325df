import Foundation

/// How far a scroll view is scrolled, as long as it lives.
final class ScrollState: RuleMemory {
  /// How far the content is scrolled from where it rests, in leading-to-trailing coordinates.
  var position = CGPoint.zero
  /// The lengths that the last placement had to do with; `nil` before the first.
  private(set) var placed: ScrollExtent?
  /// Whether somebody has scrolled.
  var wasScrolled = false
  /// Whether somebody has scrolled by hand, and nobody has followed yet.
  var wasScrolledByHand = false
  /// The number of the session's layout in which the node was placed first.
  private var firstLayout: Int?

  override class var lifetime: Lifetime { .node }

  /// Keeps the position within the content (R-SCROLL-4), and where its anchors want it.
  func adjust(to extent: ScrollExtent, of rule: ScrollRule, inLayout number: Int) {
    if firstLayout == nil { firstLayout = number }
    for axis in Axis.allCases {
      let range = rule.range(along: axis, in: extent)
      if firstLayout == number, let anchor = rule.anchors.initialOffset, !wasScrolled {
        position[axis] = anchor[axis] * range
      } else if let placed, let anchor = rule.anchors.sizeChanges {
        let rest = anchor[axis] * rule.range(along: axis, in: placed)
        if abs(position[axis] - rest) < 0.001 { position[axis] = anchor[axis] * range }
      }
      position[axis] = min(max(0, position[axis]), range)
    }
    placed = extent
  }
}

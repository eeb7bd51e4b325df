import Foundation
import ViewLayout

/// Room outside of an element, at each of its edges.
struct EdgeRule: Hashable, Sendable {
  var leading = SpacingRule.none
  var top = SpacingRule.none
  var trailing = SpacingRule.none
  var bottom = SpacingRule.none

  /// The room where an axis begins.
  func start(_ axis: Axis) -> SpacingRule { axis == .horizontal ? leading : top }

  /// The room where an axis ends.
  func end(_ axis: Axis) -> SpacingRule { axis == .horizontal ? trailing : bottom }

  /// The length that both edges of an axis take before anything is shared.
  func least(_ axis: Axis) -> CGFloat { start(axis).least + end(axis).least }

  /// How many of an axis's two edges take a share.
  func flexibleCount(_ axis: Axis) -> Int {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }
}

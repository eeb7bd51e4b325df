import Foundation
import UIKitLayout
import ViewLayout

/// The width dimension and the height dimension of an element.
struct SizeRule: Hashable, Sendable {
  var width: DimensionRule
  var height: DimensionRule

  /// The dimension along an axis.
  subscript(axis: Axis) -> DimensionRule {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The axes along which the measured content determines the length.
  var estimatedAxes: Axis.Set {
    var axes: Axis.Set = width.isEstimated ? .horizontal : []
    if height.isEstimated { axes.insert(.vertical) }
    return axes
  }

  /// Whether the measured content determines the length along any axis.
  var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// Returns the proposal for content with a size; `nil` along the estimated axes.
  func proposal(for size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.isEstimated ? nil : size.width,
      height: height.isEstimated ? nil : size.height
    )
  }

  /// Returns the size in a container.
  ///
  /// R-COL-24: a measured length replaces an estimated one. Other lengths are independent of the
  /// measurement (R-CV-9).
  func size(in box: CGSize, measured content: CGSize?, on pixels: PixelGrid) -> CGSize {
    var size = pixels.size(self, in: box)
    guard let content else { return size }
    for axis in Axis.allCases where self[axis].isEstimated { size[axis] = content[axis] }
    return size
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the content insets along the axes that are not estimated (R-COL-8).
  func counting(for size: SizeRule) -> NSDirectionalEdgeInsets {
    dropping(.horizontal, if: size.width.isEstimated)
      .dropping(.vertical, if: size.height.isEstimated)
  }
}

/// The spacing outside of an element, at each of its edges.
struct EdgeRule: Hashable, Sendable {
  var leading = SpacingRule.none
  var top = SpacingRule.none
  var trailing = SpacingRule.none
  var bottom = SpacingRule.none

  func start(_ axis: Axis) -> SpacingRule { axis == .horizontal ? leading : top }

  func end(_ axis: Axis) -> SpacingRule { axis == .horizontal ? trailing : bottom }

  /// Returns the spacing at both edges of an axis before leftover space is distributed.
  func minimum(_ axis: Axis) -> CGFloat { start(axis).minimum + end(axis).minimum }

  /// Returns the number of flexible edges of an axis, from 0 to 2.
  func flexibleCount(_ axis: Axis) -> Int {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }
}

import Foundation
import UIKitLayout
import ViewLayout

/// How an element's size comes about.
struct SizeRule: Hashable, Sendable {
  var width: DimensionRule
  var height: DimensionRule

  /// The rule along an axis.
  subscript(axis: Axis) -> DimensionRule {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Along which axes content has the last word.
  var estimatedAxes: Axis.Set {
    var axes: Axis.Set = width.isEstimated ? .horizontal : []
    if height.isEstimated { axes.insert(.vertical) }
    return axes
  }

  /// Whether content has the last word along an axis.
  var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// The proposal for content of which a size is laid out: `nil` along the axes that are estimated.
  func proposal(for size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.isEstimated ? nil : size.width,
      height: height.isEstimated ? nil : size.height
    )
  }

  /// The size in a box.
  ///
  /// R-COL-24: an estimated length is its content's, once that is measured; lengths that are not
  /// estimated stay, whatever a view answers (R-CV-9).
  func size(in box: CGSize, measured content: CGSize?, on pixels: PixelGrid) -> CGSize {
    var size = pixels.size(self, in: box)
    guard let content else { return size }
    for axis in Axis.allCases where self[axis].isEstimated { size[axis] = content[axis] }
    return size
  }
}

extension NSDirectionalEdgeInsets {
  /// R-COL-8: content insets count along the axes that are not estimated.
  func counting(for size: SizeRule) -> NSDirectionalEdgeInsets {
    dropping(.horizontal, if: size.width.isEstimated)
      .dropping(.vertical, if: size.height.isEstimated)
  }
}

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
  func minimum(_ axis: Axis) -> CGFloat { start(axis).minimum + end(axis).minimum }

  /// How many of an axis's two edges take a share.
  func flexibleCount(_ axis: Axis) -> Int {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }
}

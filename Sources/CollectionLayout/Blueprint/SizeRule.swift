import Foundation
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

  /// Whether content has the last word along an axis.
  var isEstimated: Bool { width.isEstimated || height.isEstimated }
}

import Foundation
import ViewLayout

/// Where a cell of a group is.
struct LeafPlace {
  /// In the group's coordinates, in points, not yet on pixels.
  var frame: CGRect
  var zIndex: Int
  /// Along which axes content has the last word.
  var estimated: Axis.Set

  /// The proposal that its content is asked with: `nil` along the axes that are estimated.
  var proposal: ProposedViewSize {
    ProposedViewSize(
      width: estimated.contains(.horizontal) ? nil : frame.size.width,
      height: estimated.contains(.vertical) ? nil : frame.size.height
    )
  }
}

import Foundation
import ViewLayout

/// Where a cell of a group is.
struct LeafPlace {
  /// In the group's coordinates, in points, not yet on pixels.
  var frame: CGRect
  var zIndex: Int
  /// What to ask its content: `nil` along the axes that are estimated; `nil` where none is.
  var proposal: ProposedViewSize?
}

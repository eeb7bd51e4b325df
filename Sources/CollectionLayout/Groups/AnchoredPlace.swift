import Foundation

/// Where a view that hangs on something in a group is.
struct AnchoredPlace {
  var kind: String
  /// Its number among those of its kind in the group.
  var number: Int
  /// In the group's coordinates, in points, not yet on pixels.
  var frame: CGRect
  var zIndex: Int
}

import Foundation

/// Where a view that hangs on something in a group is.
struct AnchoredPlace {
  let blueprint: AnchoredBlueprint
  /// Its number among those of its kind in the group.
  let number: Int
  /// In the group's coordinates, in points, not yet on pixels.
  let frame: CGRect
  let host: Host

  var kind: String { blueprint.kind }
  var zIndex: Int { blueprint.zIndex }

  /// The item or the group that a view hangs on.
  struct Host {
    /// In the outermost group's coordinates, in points.
    var frame: CGRect
    /// The size that the view's fractions are of.
    var box: CGSize
    /// The cell, or the group's first one, by its place in the outermost group.
    var leaf: Int
    /// How many groups are around it.
    var depth: Int
  }
}

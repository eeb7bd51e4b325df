import Foundation
import UIKitLayout
import ViewLayout

/// The solved layout of a group: its cells and the views anchored to it.
final class GroupLayout {
  /// The size in points; along the section's groups, the length up to the end of the last existing
  /// cell.
  let size: CGSize
  /// The spacing outside of the group.
  let edges: EdgeRule
  let leaves: [LeafPlace]
  let anchored: [AnchoredPlace]
  /// The number of views of each kind that are anchored to the group and its items.
  let anchoredCounts: [String: Int]
  /// Whether any cell has an estimated length.
  let hasEstimates: Bool

  /// Flattens a solved group.
  ///
  /// - Parameters:
  ///   - root: The solved group.
  ///   - axis: The axis along which the section's groups follow each other.
  ///   - available: The number of items that are left for the group.
  ///   - pixels: The grid that lengths and positions are rounded to.
  init(_ root: SolvedItem, along axis: Axis, available: Int, pixels: PixelGrid) {
    var root = root
    // R-COL-15: the last group has the same distance between its last cell and its end as a full
    // one.
    if let present = root.reach(axis, limit: available), let full = root.reach(axis, limit: .max) {
      root.size[axis] += present - full
    }
    var flattening = GroupFlattening(available: available, pixels: pixels)
    flattening.add(root, at: .zero)
    size = root.size
    edges = root.blueprint.edges
    leaves = flattening.leaves
    anchored = flattening.anchored
    anchoredCounts = flattening.counts
    hasEstimates = leaves.contains { !$0.estimated.isEmpty }
  }

  /// Returns the length of the group with the minimum spacing outside of it (R-COL-16).
  func extent(_ axis: Axis) -> CGFloat { size[axis] + edges.minimum(axis) }
}

extension SolvedItem {
  /// Returns the distance from the origin to the end of the last cell along an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - limit: The index of the first cell that is not counted.
  /// - Returns: The distance in points; `nil` if there are no cells.
  fileprivate func reach(_ axis: Axis, limit: Int) -> CGFloat? {
    guard leafCount > 0, firstLeaf < limit else { return nil }
    guard blueprint.group != nil else {
      let insets = blueprint.effectiveInsets
      let cell = CGRect(origin: .zero, size: size).shrunk(by: insets)
      return cell.origin[axis] + cell.size[axis]
    }
    // R-COL-19: an estimated group always ends after its last existing cell.
    if blueprint.size[axis].isEstimated { return size[axis] }
    return children.compactMap { child in
      child.reach(axis, limit: limit).map { child.origin[axis] + $0 }
    }.max()
  }
}

/// The frame and the drawing order of a cell in a group.
struct LeafPlace {
  /// The frame in the group's coordinates, in points, before rounding to pixels.
  var frame: CGRect
  var zIndex: Int
  /// The axes along which the measured content determines the length.
  var estimated: Axis.Set

  /// The proposal for the cell's content; `nil` along the estimated axes.
  var proposal: ProposedViewSize {
    ProposedViewSize(
      width: estimated.contains(.horizontal) ? nil : frame.size.width,
      height: estimated.contains(.vertical) ? nil : frame.size.height
    )
  }
}

/// An item or a group with its size and position.
struct SolvedItem {
  let blueprint: ItemBlueprint
  /// The size of the container, in points; fractional dimensions are fractions of it.
  let box: CGSize
  /// The size of the slot, before content insets are subtracted.
  var size: CGSize
  /// The origin of the slot, in the coordinates of the containing group.
  var origin = CGPoint.zero
  /// The index of the first cell of the item or group in the outermost group.
  var firstLeaf: Int
  /// The number of cells that the item or group contains.
  var leafCount: Int
  var children: [SolvedItem] = []
  var zIndex = 0
  /// The length that each flexible edge or gap in the group gets in addition to its minimum.
  var share: CGFloat = 0

  /// The frame of the slot, in the coordinates of the containing group.
  var slot: CGRect { CGRect(origin: origin, size: size) }

  /// Returns the length of the slot with the minimum spacing outside of it.
  func extent(_ axis: Axis) -> CGFloat { size[axis] + blueprint.edges.minimum(axis) }
}

/// The frame of a view that is anchored to an item or a group.
struct AnchoredPlace {
  let blueprint: AnchoredBlueprint
  /// The index among the views of its kind in the group.
  let number: Int
  /// The frame in the group's coordinates, in points, before rounding to pixels.
  let frame: CGRect
  let host: Host

  var kind: String { blueprint.kind }
  var zIndex: Int { blueprint.zIndex }

  /// The item or the group that a view is anchored to.
  struct Host {
    /// The frame in the outermost group's coordinates, in points.
    var frame: CGRect
    /// The size that the view's fractional dimensions refer to.
    var box: CGSize
    /// The index of the cell, or of the group's first cell, in the outermost group.
    var leaf: Int
    /// The number of groups that contain it.
    var depth: Int
  }
}

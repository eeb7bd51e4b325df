import Foundation
import UIKitLayout
import ViewLayout

/// A solved group of a section: where its cells and what hangs on it are.
final class GroupLayout {
  /// In points; along the section's groups it ends with the cells that there are.
  let size: CGSize
  /// Room outside of the group.
  let edges: EdgeRule
  let leaves: [LeafPlace]
  let anchored: [AnchoredPlace]
  /// How many views of each kind hang on it.
  let anchoredCounts: [String: Int]
  /// Whether content has the last word on the size of a cell.
  let hasEstimates: Bool

  /// Flattens a solved group.
  ///
  /// - Parameters:
  ///   - root: The group.
  ///   - axis: Along which the section's groups follow each other.
  ///   - available: How many cells there are for the group.
  ///   - pixels: What lengths and positions keep to.
  init(_ root: SolvedItem, along axis: Axis, available: Int, pixels: PixelGrid) {
    var root = root
    // R-COL-15: the last group ends behind its last cell as a full one does.
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

  /// R-COL-16: the group with the fixed room outside of it.
  func extent(_ axis: Axis) -> CGFloat { size[axis] + edges.minimum(axis) }
}

extension SolvedItem {
  /// Finds how far cells reach along an axis.
  ///
  /// - Parameters:
  ///   - axis: Along which.
  ///   - limit: The number of the first cell that does not count.
  /// - Returns: In points from its corner; `nil` where there are none.
  fileprivate func reach(_ axis: Axis, limit: Int) -> CGFloat? {
    guard leafCount > 0, firstLeaf < limit else { return nil }
    guard blueprint.group != nil else {
      let insets = blueprint.effectiveInsets
      let cell = CGRect(origin: .zero, size: size).shrunk(by: insets)
      return cell.origin[axis] + cell.size[axis]
    }
    // R-COL-19: an estimated group ends with the cells that there are in any case.
    if blueprint.size[axis].isEstimated { return size[axis] }
    return children.compactMap { child in
      child.reach(axis, limit: limit).map { child.origin[axis] + $0 }
    }.max()
  }
}

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

/// An item or a group with its size and place.
struct SolvedItem {
  let blueprint: ItemBlueprint
  /// The size that its fractions are of.
  let box: CGSize
  /// The slot's size: content insets are taken off later.
  var size: CGSize
  /// The slot's corner in the coordinates of the group around it.
  var origin = CGPoint.zero
  /// Its first cell, counted from the outermost group's.
  var firstLeaf: Int
  /// How many cells it holds.
  var leafCount: Int
  var children: [SolvedItem] = []
  var zIndex = 0
  /// What a flexible edge or gap in it takes besides its least.
  var share: CGFloat = 0

  /// The slot in the coordinates of the group around it.
  var slot: CGRect { CGRect(origin: origin, size: size) }

  /// The length that the slot takes along an axis with the room outside of it, before anything is
  /// shared.
  func extent(_ axis: Axis) -> CGFloat { size[axis] + blueprint.edges.minimum(axis) }
}

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

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
    let reach = root.reach(axis, limit: available)
    root.size[axis] += reach.present - reach.full
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
  func extent(_ axis: Axis) -> CGFloat { size[axis] + edges.least(axis) }
}

extension SolvedItem {
  /// How far the cells that there are, and all that have a place, reach along an axis.
  fileprivate func reach(_ axis: Axis, limit: Int) -> (present: CGFloat, full: CGFloat) {
    guard blueprint.group != nil else {
      let end = size[axis] - blueprint.effectiveInsets.end(axis)
      return (firstLeaf < limit ? end : 0, end)
    }
    // R-COL-19: an estimated group ends with the cells that there are in any case.
    if blueprint.size[axis].isEstimated { return (size[axis], size[axis]) }
    // A group that lays out nothing has no last cell.
    return children.filter { $0.leafCount > 0 }.reduce(into: (0, 0)) { reach, child in
      let inner = child.reach(axis, limit: limit)
      if child.firstLeaf < limit { reach.0 = max(reach.0, child.origin[axis] + inner.present) }
      reach.1 = max(reach.1, child.origin[axis] + inner.full)
    }
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

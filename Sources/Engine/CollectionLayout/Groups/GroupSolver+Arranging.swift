import Foundation
import ViewLayout

extension GroupSolver {
  /// Gives a group's items their places.
  ///
  /// - Parameters:
  ///   - solved: The group, its items measured.
  ///   - group: How to arrange them.
  ///   - inner: The group's size without its content insets, in points.
  ///   - corner: Where the group's inside begins.
  func arrange(
    _ solved: inout SolvedItem,
    _ group: GroupBlueprint,
    in inner: CGSize,
    from corner: CGPoint
  ) {
    let (axis, count) = (group.axis, solved.children.count)
    let gaps = group.spacing.least * CGFloat(max(count - 1, 0))
    let taken = solved.children.reduce(gaps) { $0 + $1.extent(axis) }
    let flexibleCount = solved.children.reduce(
      group.spacing.isFlexible ? max(count - 1, 0) : 0
    ) { $0 + $1.blueprint.edges.flexibleCount(axis) }
    let isOpen = solved.blueprint.size[axis].isEstimated
    // R-COL-13: flexible gaps and edges share what is left; a group without an end leaves nothing.
    solved.share =
      flexibleCount == 0 || isOpen ? 0 : (inner[axis] - taken) / CGFloat(flexibleCount)
    var position = corner[axis]
    for index in solved.children.indices {
      let edges = solved.children[index].blueprint.edges
      position += edges.start(axis).length(sharing: solved.share)
      solved.children[index].origin[axis] = position
      solved.children[index].origin[axis.cross] =
        corner[axis.cross] + across(solved.children[index], axis.cross, in: inner)
      position += solved.children[index].size[axis]
      position += edges.end(axis).length(sharing: solved.share)
      position += group.spacing.length(sharing: solved.share)
    }
  }

  /// R-COL-14: where an item begins across its group.
  func across(_ child: SolvedItem, _ axis: Axis, in inner: CGSize) -> CGFloat {
    let edges = child.blueprint.edges
    let count = edges.flexibleCount(axis)
    let share = count == 0 ? 0 : (inner[axis] - child.extent(axis)) / CGFloat(count)
    return edges.start(axis).length(sharing: share)
  }
}

extension SpacingRule {
  /// The room it takes where flexible room takes a share, in points.
  func length(sharing share: CGFloat) -> CGFloat { least + (isFlexible ? share : 0) }
}

import Foundation
import UIKitLayout
import ViewLayout

/// Finds the sizes and places of what a group holds.
struct GroupSolver {
  /// More cells in one group than this are left out.
  static let leafLimit = 1 << 13

  let pixels: PixelGrid
  /// How many cells there are for the group; those beyond have a place and no cell.
  let available: Int
  /// The size that a cell of the group measures, by its place in the group; `nil` before.
  let measured: (Int) -> CGSize?
  /// The next cell's place in the group.
  private(set) var cursor = 0
  private(set) var issues: [Issue] = []

  init(
    pixels: PixelGrid,
    available: Int = leafLimit,
    measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) {
    self.pixels = pixels
    self.available = available
    self.measured = measured
  }
}

extension GroupSolver {
  /// Lays out an item or a group in a box.
  mutating func solve(_ item: ItemBlueprint, in box: CGSize) -> SolvedItem {
    guard let group = item.group else { return solveLeaf(item, in: box) }
    return solve(group, of: item, in: box)
  }

  private mutating func solveLeaf(_ item: ItemBlueprint, in box: CGSize) -> SolvedItem {
    let content = item.size.isEstimated && cursor < available ? measured(cursor) : nil
    let size = item.size.size(in: box, measured: content, on: pixels)
    defer { cursor += 1 }
    return SolvedItem(blueprint: item, box: box, size: size, firstLeaf: cursor, leafCount: 1)
  }

  private mutating func solve(
    _ group: GroupBlueprint,
    of item: ItemBlueprint,
    in box: CGSize
  ) -> SolvedItem {
    let insets = item.effectiveInsets
    var solved = SolvedItem(
      blueprint: item,
      box: box,
      size: pixels.size(item.size, in: box),
      firstLeaf: cursor,
      leafCount: 0
    )
    var inner = solved.size
    for axis in Axis.allCases { inner[axis] = max(inner[axis] - insets.total(axis), 0) }
    solved.children = children(of: group, in: inner, isOpen: item.size[group.axis].isEstimated)
    solved.leafCount = cursor - solved.firstLeaf
    guard !isCustom(group) else { return solved }
    equalize(&solved.children)
    for axis in Axis.allCases where item.size[axis].isEstimated {
      inner[axis] = contentLength(of: solved.children, group, axis)
      solved.size[axis] = inner[axis]
    }
    arrange(&solved, group, in: inner, from: CGPoint(x: insets.leading, y: insets.top))
    return solved
  }

  private func isCustom(_ group: GroupBlueprint) -> Bool {
    if case .custom = group.arrangement { true } else { false }
  }

  /// R-COL-25: siblings of a uniform length take the largest.
  private func equalize(_ children: inout [SolvedItem]) {
    for axis in Axis.allCases {
      let uniform = children.indices.filter { isUniform(children[$0], axis) }
      let largest = uniform.filter { children[$0].firstLeaf < available }
        .map { children[$0].size[axis] }.max()
      for index in uniform { children[index].size[axis] = largest ?? children[index].size[axis] }
    }
  }

  private func isUniform(_ child: SolvedItem, _ axis: Axis) -> Bool {
    if case .uniformAcrossSiblings = child.blueprint.size[axis] { true } else { false }
  }

  /// R-COL-19: an estimated group is as long as what it holds.
  private func contentLength(
    of children: [SolvedItem],
    _ group: GroupBlueprint,
    _ axis: Axis
  ) -> CGFloat {
    let extents = children.filter { $0.firstLeaf < available }.map { $0.extent(axis) }
    guard axis == group.axis else { return extents.max() ?? 0 }
    return extents.reduce(0, +) + group.spacing.minimum * CGFloat(max(extents.count - 1, 0))
  }
}

extension GroupSolver {
  /// Notes that a group lays out nothing.
  mutating func report(_ issue: Issue) { issues.append(issue) }

  /// Goes back to an earlier cell: what was laid out since does not fit.
  mutating func back(to leaf: Int) { cursor = leaf }

  /// Takes a cell that has a frame already.
  mutating func place(_ place: CustomPlace) -> SolvedItem {
    defer { cursor += 1 }
    let rule = SizeRule(
      width: .absolute(place.frame.width),
      height: .absolute(place.frame.height)
    )
    var solved = SolvedItem(
      blueprint: ItemBlueprint(size: rule),
      box: place.frame.size,
      size: place.frame.size,
      firstLeaf: cursor,
      leafCount: 1
    )
    solved.origin = place.frame.origin
    solved.zIndex = place.zIndex
    return solved
  }
}

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
    let gaps = group.spacing.minimum * CGFloat(max(count - 1, 0))
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
  func length(sharing share: CGFloat) -> CGFloat { minimum + (isFlexible ? share : 0) }
}

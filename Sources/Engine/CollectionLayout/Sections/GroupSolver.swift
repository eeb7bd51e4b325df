import Foundation
import UIKitLayout
import ViewLayout

/// Computes the sizes and positions of a group's items.
struct GroupSolver {
  /// The maximum number of cells in a group; further cells are omitted.
  static let leafLimit = 1 << 13

  let pixels: PixelGrid
  /// The number of items that are left for the group; positions beyond them stay empty.
  let available: Int
  /// Returns the measured size of the cell at an index in the group; `nil` if it is not measured.
  let measured: (Int) -> CGSize?
  /// The index of the next cell in the group.
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
  /// Returns the solved layout of an item or a group in a container.
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

  /// Gives siblings of uniform dimensions the largest of their lengths (R-COL-25).
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

  /// Returns the length of the contents of an estimated group (R-COL-19).
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
  mutating func report(_ issue: Issue) { issues.append(issue) }

  /// Resets the cell index to an earlier cell, after items that were solved since then turned out
  /// not to fit.
  mutating func back(to leaf: Int) { cursor = leaf }

  /// Returns an item of a custom group, with its given frame.
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
  /// Computes the positions of a group's items.
  ///
  /// - Parameters:
  ///   - solved: The group, with items that have sizes.
  ///   - group: The arrangement of the group.
  ///   - inner: The size of the group without its content insets, in points.
  ///   - corner: The origin inside of the content insets.
  func arrange(
    _ solved: inout SolvedItem,
    _ group: GroupBlueprint,
    in inner: CGSize,
    from corner: CGPoint
  ) {
    let (axis, count) = (group.axis, solved.children.count)
    let gaps = group.spacing.minimum * CGFloat(max(count - 1, 0))
    let usedLength = solved.children.reduce(gaps) { $0 + $1.extent(axis) }
    let flexibleCount = solved.children.reduce(
      group.spacing.isFlexible ? max(count - 1, 0) : 0
    ) { $0 + $1.blueprint.edges.flexibleCount(axis) }
    let isOpen = solved.blueprint.size[axis].isEstimated
    // R-COL-13: flexible gaps and edges share the leftover space; a group of estimated length has
    // none.
    solved.share =
      flexibleCount == 0 || isOpen ? 0 : (inner[axis] - usedLength) / CGFloat(flexibleCount)
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

  /// Returns the position of an item on its group's cross axis (R-COL-14).
  func across(_ child: SolvedItem, _ axis: Axis, in inner: CGSize) -> CGFloat {
    let edges = child.blueprint.edges
    let count = edges.flexibleCount(axis)
    let share = count == 0 ? 0 : (inner[axis] - child.extent(axis)) / CGFloat(count)
    return edges.start(axis).length(sharing: share)
  }
}

extension SpacingRule {
  /// Returns the length for a given share of each flexible spacing, in points.
  func length(sharing share: CGFloat) -> CGFloat { minimum + (isFlexible ? share : 0) }
}

import Foundation
import ViewLayout

extension GroupSolver {
  /// Returns the items of a group with their sizes, without positions.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - inner: The size of the group without its content insets, in points.
  ///   - isOpen: Whether the group is as long as its items.
  /// - Returns: The items in the order of their cells.
  mutating func children(
    of group: GroupBlueprint,
    in inner: CGSize,
    isOpen: Bool
  ) -> [SolvedItem] {
    switch group.arrangement {
    case .list(let subitems):
      guard !subitems.isEmpty else { return [] }
      if isOpen {
        // R-COL-20: a group of estimated length contains its list once.
        return solve(subitems, count: subitems.count, group, in: inner)
      }
      return fill(group, with: subitems, in: inner)
    case .sharing(let subitem, let count):
      return share(group, among: subitem, count: count, in: inner)
    case .repeating(let subitem, let count):
      // R-COL-12: the number of copies is independent of the group's length.
      return solve(subitem, count: count, group, in: inner)
    case .custom(let places):
      // R-COL-21: the author's frames are relative to the group's origin.
      return places.prefix(Self.leafLimit - cursor).map { place($0) }
    }
  }

  /// Returns copies of an item that share the length without spacing equally, in whole pixels
  /// (R-COL-11).
  private mutating func share(
    _ group: GroupBlueprint,
    among subitem: [ItemBlueprint],
    count: Int,
    in inner: CGSize
  ) -> [SolvedItem] {
    guard count > 0 else { return [] }
    let box = inner.leaving(gaps: count - 1, of: group)
    var sharing = subitem
    for index in sharing.indices {
      sharing[index].size[group.axis] = .absolute(
        pixels.floor(box[group.axis] / CGFloat(count))
      )
    }
    return solve(sharing, count: count, group, in: inner)
  }

  /// Returns the given number of items, repeating the list.
  private mutating func solve(
    _ subitems: [ItemBlueprint],
    count: Int,
    _ group: GroupBlueprint,
    in inner: CGSize
  ) -> [SolvedItem] {
    guard !subitems.isEmpty else { return [] }
    let box = inner.leaving(gaps: count - 1, of: group)
    var children: [SolvedItem] = []
    while children.count < min(count, Self.leafLimit), cursor < Self.leafLimit {
      children.append(solve(subitems[children.count % subitems.count], in: box))
    }
    return children
  }

  /// Returns the items of a repeated list, as many as fit (R-COL-9).
  private mutating func fill(
    _ group: GroupBlueprint,
    with subitems: [ItemBlueprint],
    in inner: CGSize
  ) -> [SolvedItem] {
    let axis = group.axis
    let box = inner.leaving(gaps: gapCount(group, of: subitems, in: inner), of: group)
    var children: [SolvedItem] = []
    var length: CGFloat = 0
    while children.count < Self.leafLimit, cursor < Self.leafLimit {
      let next = subitems[children.count % subitems.count]
      let (first, gap) = (cursor, children.isEmpty ? 0 : group.spacing.minimum)
      let ruled = pixels.length(next.size[axis], in: box) + next.edges.minimum(axis)
      let fitsByRule = next.size[axis].isEstimated || fits(length + gap + ruled, inner[axis])
      // An item whose rule does not fit is not solved.
      if !fitsByRule, !children.isEmpty { return children }
      let child = solve(next, in: box)
      guard fits(length + gap + child.extent(axis), inner[axis]) else {
        // A measured item is the only one in its group if it does not fit.
        if children.isEmpty, next.size[axis].isEstimated { return [child] }
        if children.isEmpty { report(.itemLargerThanGroup(child.extent(axis), inner[axis], axis)) }
        // R-COL-18: an item that does not fit is omitted, even if it is the first one.
        back(to: first)
        return children
      }
      length += gap + child.extent(axis)
      children.append(child)
      // A list without length and spacing would be repeated forever, so it is used only once.
      if length == 0, group.spacing.minimum == 0, children.count == subitems.count {
        return children
      }
    }
    return children
  }

  /// Returns the number of gaps that are subtracted before fractions are computed (R-COL-3).
  private func gapCount(
    _ group: GroupBlueprint,
    of subitems: [ItemBlueprint],
    in inner: CGSize
  ) -> Int {
    let axis = group.axis
    guard group.spacing.minimum > 0 else { return 0 }
    if subitems.contains(where: { $0.size[axis.cross].isFraction(of: axis) }) {
      // R-COL-10: if the cross dimension is a fraction of the main axis, the gaps are those between
      // the items that fit without spacing.
      let count = (1...Self.leafLimit).prefix { count in
        fits(length(of: subitems, count: count, axis, in: inner), inner[axis])
      }.last
      return (count ?? 1) - 1
    }
    guard subitems.contains(where: { $0.size[axis].isFraction(of: axis) }) else { return 0 }
    let count = (1...Self.leafLimit).prefix { count in
      let gaps = group.spacing.minimum * CGFloat(count - 1)
      let box = inner.leaving(gaps: count - 1, of: group)
      return fits(length(of: subitems, count: count, axis, in: box) + gaps, inner[axis])
    }.last
    return (count ?? 1) - 1
  }

  /// Returns the length of the given number of items by their rules, without spacing.
  private func length(
    of subitems: [ItemBlueprint],
    count: Int,
    _ axis: Axis,
    in box: CGSize
  ) -> CGFloat {
    let lengths = subitems.map { pixels.length($0.size[axis], in: box) + $0.edges.minimum(axis) }
    let (cycles, rest) = count.quotientAndRemainder(dividingBy: subitems.count)
    return lengths.reduce(0, +) * CGFloat(cycles) + lengths.prefix(rest).reduce(0, +)
  }

  private func fits(_ length: CGFloat, _ limit: CGFloat) -> Bool { length <= limit + 1e-6 }
}

extension CGSize {
  /// Returns the size without the gaps of a group.
  fileprivate func leaving(gaps: Int, of group: GroupBlueprint) -> CGSize {
    var size = self
    size[group.axis] = max(size[group.axis] - group.spacing.minimum * CGFloat(gaps), 0)
    return size
  }
}

extension DimensionRule {
  /// Returns whether the dimension is a fraction of the length along an axis.
  func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }
}

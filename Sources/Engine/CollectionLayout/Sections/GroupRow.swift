import Foundation
import ViewLayout

/// The consecutive groups of a section, stored as runs of equal groups.
struct GroupRow {
  /// The axis along which the groups follow each other.
  let axis: Axis
  /// The spacing between consecutive groups, in points.
  let spacing: CGFloat
  /// The available length for the groups on the cross axis, in points.
  let breadth: CGFloat
  private(set) var runs: [GroupRun] = []
  /// The number of items in all runs.
  private(set) var itemCount = 0
  /// The number of groups in all runs.
  private(set) var groupCount = 0
  /// The length of all groups with their spacing, in points.
  private(set) var length: CGFloat = 0

  init(axis: Axis, spacing: CGFloat, breadth: CGFloat) {
    self.axis = axis
    self.spacing = spacing
    self.breadth = breadth
  }
}

extension GroupRow {
  /// Appends a run of equal groups.
  mutating func append(_ layout: GroupLayout, count: Int) {
    guard count > 0, !layout.leaves.isEmpty else { return }
    let start = runs.isEmpty ? 0 : length + spacing
    // R-COL-17: the spacing is between consecutive groups.
    let pitch = layout.extent(axis) + spacing
    runs.append(
      GroupRun(
        layout: layout,
        count: count,
        firstItem: itemCount,
        firstGroup: groupCount,
        start: start,
        pitch: pitch,
        breadth: max(layout.size[axis.cross], widest),
        anchoredBefore: anchoredCounts
      )
    )
    itemCount += count * layout.leaves.count
    groupCount += count
    length = start + CGFloat(count) * pitch - spacing
  }

  /// Removes the run that contains an item, and all later runs.
  ///
  /// - Returns: The removed runs; empty if the item does not exist.
  mutating func truncate(from item: Int) -> ArraySlice<GroupRun> {
    guard let index = runIndex(ofItem: item) else { return [] }
    // A slice would share the storage, so that the removal below would copy all of it.
    let removed = Array(runs[index...])
    let first = runs[index]
    runs.removeSubrange(index...)
    (itemCount, groupCount) = (first.firstItem, first.firstGroup)
    length = runs.isEmpty ? 0 : first.start - spacing
    return removed[...]
  }

  /// The number of anchored views of each kind in all runs.
  private var anchoredCounts: [String: Int] {
    guard let last = runs.last else { return [:] }
    return last.anchoredBefore.merging(last.layout.anchoredCounts.mapValues { $0 * last.count }) {
      $0 + $1
    }
  }
}

extension GroupRow {
  /// The maximum length of the groups on the cross axis, in points.
  var widest: CGFloat { runs.last?.breadth ?? 0 }

  /// The maximum length of the groups on the cross axis with their edge spacing, which is equal for
  /// all groups.
  var crossLength: CGFloat { widest + (runs.last?.layout.edges.minimum(axis.cross) ?? 0) }

  /// Returns the group that contains an item, or `nil` if the item does not exist.
  func group(ofItem item: Int) -> PlacedGroup? {
    guard let index = runIndex(ofItem: item) else { return nil }
    let run = runs[index]
    return group((item - run.firstItem) / run.layout.leaves.count, of: run)
  }

  func group(_ index: Int, of run: GroupRun) -> PlacedGroup {
    let start = run.start + CGFloat(index) * run.pitch + run.layout.edges.start(axis).minimum
    let edges = run.layout.edges
    let flexible = edges.flexibleCount(axis.cross)
    let left = flexible == 0 ? 0 : breadth - run.layout.extent(axis.cross)
    let across = edges.start(axis.cross).length(sharing: left / CGFloat(max(flexible, 1)))
    return PlacedGroup(
      run: run,
      index: index,
      origin: CGPoint(start, along: axis, across: across)
    )
  }

  /// Visits the groups that may extend into a range, in order.
  ///
  /// - Parameters:
  ///   - range: The range along the groups, in points.
  ///   - body: Called with each group; returns whether to continue.
  /// - Complexity: O(log *r* + *n*) for *r* runs and *n* visited groups.
  func visitGroups(in range: ClosedRange<CGFloat>, _ body: (PlacedGroup) -> Bool) {
    var index = runs.partitionIndex { $0.end(axis) >= range.lowerBound }
    while index < runs.count, runs[index].start <= range.upperBound {
      let run = runs[index]
      for number in run.groups(in: range) where !body(group(number, of: run)) { return }
      index += 1
    }
  }

  private func runIndex(ofItem item: Int) -> Int? {
    guard item >= 0, item < itemCount else { return nil }
    return runs.partitionIndex { $0.firstItem + $0.itemCount > item }
  }
}

extension GroupRun {
  /// Returns the position where the last group of the run ends.
  fileprivate func end(_ axis: Axis) -> CGFloat {
    start + CGFloat(count - 1) * pitch + layout.extent(axis)
  }

  /// Returns the indices of the groups that may extend into a range.
  fileprivate func groups(in range: ClosedRange<CGFloat>) -> Range<Int> {
    guard pitch > 0 else { return 0..<count }
    let extent = max(layout.size.width, layout.size.height)
    let first = ((range.lowerBound - start - extent) / pitch).rounded(.down)
    let last = ((range.upperBound - start) / pitch).rounded(.up)
    let lower = number(first)
    return lower..<max(number(last + 1), lower)
  }

  /// Returns a quotient as an index, clamped to 0 and the number of groups.
  private func number(_ value: CGFloat) -> Int {
    guard value > 0 else { return 0 }
    return value < CGFloat(count) ? Int(value) : count
  }
}

/// Consecutive groups of a section with equal layouts.
struct GroupRun {
  let layout: GroupLayout
  /// The number of groups in the run.
  let count: Int
  /// The index in the section of the first group's first item.
  let firstItem: Int
  /// The index of the first group in the section.
  let firstGroup: Int
  /// The position of the first group with its edge spacing, in points.
  let start: CGFloat
  /// The distance between the starts of consecutive groups, in points.
  let pitch: CGFloat
  /// The maximum cross length of the groups in this run and all previous runs, in points.
  let breadth: CGFloat
  /// The number of anchored views of each kind in all previous runs.
  let anchoredBefore: [String: Int]

  /// The number of items in the run.
  var itemCount: Int { count * layout.leaves.count }

  /// Returns the number of anchored views of a kind before a group of this run.
  func anchoredBefore(_ kind: String, group index: Int) -> Int {
    anchoredBefore[kind, default: 0] + index * layout.anchoredCounts[kind, default: 0]
  }
}

/// A group of a section with its position.
struct PlacedGroup {
  let run: GroupRun
  /// The index of the group in the run.
  let index: Int
  /// The origin in the coordinates of the section's groups, in points.
  let origin: CGPoint

  var layout: GroupLayout { run.layout }

  /// The index of the first item of the group.
  var firstItem: Int { run.firstItem + index * run.layout.leaves.count }

  /// The frame in the coordinates of the section's groups.
  var frame: CGRect { CGRect(origin: origin, size: layout.size) }
}

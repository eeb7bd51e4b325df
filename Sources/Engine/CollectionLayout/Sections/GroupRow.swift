import Foundation
import ViewLayout

/// A section's groups, one after the other: arithmetic where they are alike.
struct GroupRow {
  /// Along which the groups follow each other.
  let axis: Axis
  /// Room between consecutive groups, in points.
  let spacing: CGFloat
  /// The length that the groups have across.
  let breadth: CGFloat
  private(set) var runs: [GroupRun] = []
  /// How many items the runs hold.
  private(set) var itemCount = 0
  /// How many groups the runs hold.
  private(set) var groupCount = 0
  /// Where the last group's room ends, in points.
  private(set) var length: CGFloat = 0

  init(axis: Axis, spacing: CGFloat, breadth: CGFloat) {
    self.axis = axis
    self.spacing = spacing
    self.breadth = breadth
  }
}

extension GroupRow {
  /// Adds groups behind the others.
  mutating func append(_ layout: GroupLayout, count: Int) {
    guard count > 0, !layout.leaves.isEmpty else { return }
    let start = runs.isEmpty ? 0 : length + spacing
    // R-COL-17: consecutive groups have the room between them.
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

  /// Takes the run of an item away, and those behind it.
  ///
  /// - Returns: What was taken away; empty where there is no such item.
  mutating func truncate(from item: Int) -> ArraySlice<GroupRun> {
    guard let index = runIndex(ofItem: item) else { return [] }
    // A slice would share the storage, and make the next line copy all of it.
    let removed = Array(runs[index...])
    let first = runs[index]
    runs.removeSubrange(index...)
    (itemCount, groupCount) = (first.firstItem, first.firstGroup)
    length = runs.isEmpty ? 0 : first.start - spacing
    return removed[...]
  }

  /// How many views of each kind hang on the groups so far.
  private var anchoredCounts: [String: Int] {
    guard let last = runs.last else { return [:] }
    return last.anchoredBefore.merging(last.layout.anchoredCounts.mapValues { $0 * last.count }) {
      $0 + $1
    }
  }
}

extension GroupRow {
  /// The largest of the groups across, in points.
  var widest: CGFloat { runs.last?.breadth ?? 0 }

  /// The largest of the groups across, with the room outside of it; that is the same for all.
  var crossLength: CGFloat { widest + (runs.last?.layout.edges.minimum(axis.cross) ?? 0) }

  /// The group that holds an item.
  func group(ofItem item: Int) -> PlacedGroup? {
    guard let index = runIndex(ofItem: item) else { return nil }
    let run = runs[index]
    return group((item - run.firstItem) / run.layout.leaves.count, of: run)
  }

  /// A group of a run, in its place.
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

  /// Visits the groups that may reach into a range, in order.
  ///
  /// - Parameters:
  ///   - range: Along the row, in points.
  ///   - body: What to do with a group; answers whether to go on.
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
  /// Where the last group ends.
  fileprivate func end(_ axis: Axis) -> CGFloat {
    start + CGFloat(count - 1) * pitch + layout.extent(axis)
  }

  /// The groups whose room may reach into a range.
  fileprivate func groups(in range: ClosedRange<CGFloat>) -> Range<Int> {
    guard pitch > 0 else { return 0..<count }
    let extent = max(layout.size.width, layout.size.height)
    let first = ((range.lowerBound - start - extent) / pitch).rounded(.down)
    let last = ((range.upperBound - start) / pitch).rounded(.up)
    let lower = number(first)
    return lower..<max(number(last + 1), lower)
  }

  /// A whole number within the groups, whatever a division gave.
  private func number(_ value: CGFloat) -> Int {
    guard value > 0 else { return 0 }
    return value < CGFloat(count) ? Int(value) : count
  }
}

/// Consecutive groups of a section that are laid out alike.
struct GroupRun {
  let layout: GroupLayout
  /// How many groups.
  let count: Int
  /// The first group's first item in the section.
  let firstItem: Int
  /// The first group's number in the section.
  let firstGroup: Int
  /// Where the first group's room begins along the section, in points.
  let start: CGFloat
  /// From one group's room to the next one's, in points.
  let pitch: CGFloat
  /// The largest of these groups and of those before across the section, in points.
  let breadth: CGFloat
  /// How many views of each kind hang on the groups before.
  let anchoredBefore: [String: Int]

  /// How many items the groups hold.
  var itemCount: Int { count * layout.leaves.count }

  /// How many views of a kind hang on the groups before one of this run.
  func anchoredBefore(_ kind: String, group index: Int) -> Int {
    anchoredBefore[kind, default: 0] + index * layout.anchoredCounts[kind, default: 0]
  }
}

/// One group of a section, where it is.
struct PlacedGroup {
  let run: GroupRun
  /// Its number in the run.
  let index: Int
  /// Its corner in the coordinates of the section's groups, in points.
  let origin: CGPoint

  var layout: GroupLayout { run.layout }

  /// The item of its first cell.
  var firstItem: Int { run.firstItem + index * run.layout.leaves.count }

  /// In the coordinates of the section's groups.
  var frame: CGRect { CGRect(origin: origin, size: layout.size) }
}

import Foundation
import UIKitLayout
import ViewLayout

/// A section with its items: where everything in it is, from its own corner.
struct SectionLayout {
  let template: SectionTemplate
  let itemCount: Int
  private(set) var row: GroupRow
  private(set) var boundary: BoundaryArrangement
  private(set) var measurements = SectionMeasurements()

  /// Lays out a section of which nothing is measured.
  init(_ template: SectionTemplate, itemCount: Int) {
    self.template = template
    self.itemCount = itemCount
    row = template.row
    boundary = .empty
    rebuild(from: 0, through: itemCount)
  }
}

extension SectionLayout {
  /// R-COL-26: without cells and boundary items a section takes nothing.
  var isEmpty: Bool { row.groupCount == 0 && template.blueprint.boundaryItems.isEmpty }

  /// The length that it takes along the layout, in points.
  var length: CGFloat { isEmpty ? 0 : boundary.length }

  /// Where the groups begin, from the section's corner.
  var rowOrigin: CGPoint {
    let insets = template.blueprint.insets
    return CGPoint(
      boundary.startBand + insets.start(template.axis),
      along: template.axis,
      across: insets.start(template.axis.cross)
    )
  }

  /// How far boundary items reach beyond the section along the layout, in points.
  var overhang: CGFloat { boundary.overhang(template.axis) }

  /// R-COL-28: the widest group across the layout, in points.
  var crossLength: CGFloat {
    template.rowAxis == template.axis ? row.widest : 0
  }

  /// The length of an orthogonal section's row that is in sight at once, in points.
  var viewport: CGFloat {
    max(
      template.bounds[template.axis.cross] - template.blueprint.insets.total(template.axis.cross),
      0
    )
  }
}

extension SectionLayout {
  /// Takes what a boundary item measures.
  mutating func set(_ size: CGSize, forBoundaryItem index: Int) {
    measurements.set(size, forBoundaryItem: index)
    arrangeBoundary()
  }

  /// Notes that a cell's content has changed: it is measured when it is in sight.
  mutating func markStale(item: Int) { measurements.markStale(item: item) }

  /// Notes that a boundary item's content has changed.
  mutating func markStale(boundaryItem index: Int) {
    measurements.markStale(boundaryItem: index)
  }

  /// Notes that all content may have changed.
  mutating func markStale() { measurements.markStale() }

  /// Takes what cells measure, and moves what follows.
  ///
  /// - Parameter sizes: By the item; at least one.
  mutating func set(_ sizes: [Int: CGSize]) {
    guard let first = sizes.keys.min(), let last = sizes.keys.max() else { return }
    for (item, size) in sizes { measurements.set(size, forItem: item) }
    // The group before may have room for the first one now.
    rebuild(from: max((row.group(ofItem: first)?.firstItem ?? 0) - 1, 0), through: last)
  }

  /// Takes what was measured before, as far as there are items and boundary items for it.
  mutating func adopt(_ measured: SectionMeasurements) {
    for (index, size) in measured.boundaryItems where measured.isMeasured(boundaryItem: index) {
      if template.blueprint.boundaryItems.indices.contains(index) {
        measurements.set(size, forBoundaryItem: index)
      }
    }
    set(measured.cells.filter { $0.key < itemCount })
    arrangeBoundary()
  }

  private mutating func arrangeBoundary() {
    let (blueprint, axis) = (template.blueprint, template.axis)
    let groups = template.rowAxis == axis ? row.length : row.crossLength
    boundary = BoundaryArrangement(
      blueprint.boundaryItems,
      sizes: blueprint.boundaryItems.indices.map { boundarySize($0) },
      body: blueprint.insets.total(axis) + groups,
      along: axis,
      across: (
        start: blueprint.boundaryInsets.start(axis.cross), length: boundaryBox[axis.cross]
      )
    )
  }
}

extension SectionLayout {
  /// Lays out the groups again from the one that holds an item on, as far as they change: groups
  /// behind the last changed item stay as they are once one begins where it did.
  private mutating func rebuild(from item: Int, through last: Int) {
    var tail = row.truncate(from: item)
    if let run = tail.popFirst() {
      row.append(run.layout, count: (item - run.firstItem) / run.layout.leaves.count)
    }
    while let run = tail.first, run.firstItem <= last { tail.removeFirst() }
    while row.itemCount < itemCount, !template.group.leaves.isEmpty {
      while let run = tail.first, run.firstItem < row.itemCount { tail.removeFirst() }
      if tail.first?.firstItem == row.itemCount {
        for run in tail { row.append(run.layout, count: run.count) }
        break
      }
      appendGroups()
    }
    arrangeBoundary()
  }

  /// Adds the groups up to the next one that differs, or that one.
  private mutating func appendGroups() {
    let (first, capacity) = (row.itemCount, template.group.leaves.count)
    let measured = measurements.firstItem(from: first)
    let wholeCount = (min(measured ?? itemCount, itemCount) - first) / capacity
    if wholeCount > 0 {
      row.append(template.group, count: wholeCount)
    } else if measured == nil {
      row.append(template.part(itemCount - first), count: 1)
    } else {
      let cells = measurements.cells
      row.append(template.group(available: itemCount - first) { cells[first + $0] }, count: 1)
    }
  }
}

extension SectionLayout {
  /// The size that the fractions of boundary items are of.
  var boundaryBox: CGSize {
    let axis = template.axis
    let across = template.bounds[axis.cross] - template.blueprint.boundaryInsets.total(axis.cross)
    return CGSize(template.bounds[axis], along: axis, across: max(across, 0))
  }

  /// The size of a boundary item, content insets not taken off.
  func boundarySize(_ index: Int) -> CGSize {
    let rule = template.blueprint.boundaryItems[index].size
    let measured = measurements.boundaryItems[index]
    return rule.size(in: boundaryBox, measured: measured, on: template.pixels)
  }
}

extension ClosedRange<CGFloat> {
  /// The range from a position on; 0 alone where the numbers make none.
  ///
  /// - Parameters:
  ///   - start: Where it begins, in points.
  ///   - length: How long it is, in points; a negative one counts as 0.
  init(from start: CGFloat, length: CGFloat) {
    let end = start + Swift.max(length, 0)
    self = start <= end ? start...end : 0...0
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first element that meets a condition which every later one meets too.
  ///
  /// - Returns: Its index, or the end where none does.
  /// - Complexity: O(log *n*).
  func partitionIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

import Foundation
import UIKitLayout
import ViewLayout

/// The layout of a section with its items; positions are relative to the section's origin.
struct SectionLayout {
  let template: SectionTemplate
  let itemCount: Int
  private(set) var row: GroupRow
  private(set) var boundary: BoundaryArrangement
  private(set) var measurements = SectionMeasurements()

  /// Creates the layout of a section without measurements.
  init(_ template: SectionTemplate, itemCount: Int) {
    self.template = template
    self.itemCount = itemCount
    row = template.row
    boundary = .empty
    rebuild(from: 0, through: itemCount)
  }
}

extension SectionLayout {
  /// Whether the section has neither cells nor boundary items, and therefore the length 0
  /// (R-COL-26).
  var isEmpty: Bool { row.groupCount == 0 && template.blueprint.boundaryItems.isEmpty }

  /// The length on the main axis, in points.
  var length: CGFloat { isEmpty ? 0 : boundary.length }

  /// The origin of the groups, relative to the section.
  var rowOrigin: CGPoint {
    let insets = template.blueprint.insets
    return CGPoint(
      boundary.startBand + insets.start(template.axis),
      along: template.axis,
      across: insets.start(template.axis.cross)
    )
  }

  /// The distance by which boundary items extend beyond the section on the main axis, in points.
  var overhang: CGFloat { boundary.overhang(template.axis) }

  /// The maximum length of the groups on the layout's cross axis, in points (R-COL-28).
  var crossLength: CGFloat {
    template.rowAxis == template.axis ? row.widest : 0
  }

  /// The visible length of an orthogonal section, in points.
  var viewport: CGFloat {
    max(
      template.bounds[template.axis.cross] - template.blueprint.insets.total(template.axis.cross),
      0
    )
  }
}

extension SectionLayout {
  /// Stores the measured size of a boundary item, and arranges the boundary again.
  mutating func set(_ size: CGSize, forBoundaryItem index: Int) {
    measurements.set(size, forBoundaryItem: index)
    arrangeBoundary()
  }

  /// Marks the measurement of a cell as stale; it is measured again when it is visible.
  mutating func markStale(item: Int) { measurements.markStale(item: item) }

  mutating func markStale(boundaryItem index: Int) {
    measurements.markStale(boundaryItem: index)
  }

  mutating func markStale() { measurements.markStale() }

  /// Stores measured sizes of cells, and moves the following groups.
  ///
  /// - Parameter sizes: The sizes, by item; nothing changes if it is empty.
  mutating func set(_ sizes: [Int: CGSize]) {
    guard let first = sizes.keys.min(), let last = sizes.keys.max() else { return }
    for (item, size) in sizes { measurements.set(size, forItem: item) }
    // The first item may now fit into the previous group.
    rebuild(from: max((row.group(ofItem: first)?.firstItem ?? 0) - 1, 0), through: last)
  }

  /// Adopts earlier measurements of items and boundary items that exist.
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
  /// Solves the groups again, from the one that contains an item.
  ///
  /// The groups after the last changed item are kept as soon as one of them begins with the same
  /// item as before.
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

  /// Appends the unmeasured groups before the next measured item, or the group that contains it.
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
  /// The size that fractional dimensions of boundary items refer to.
  var boundaryBox: CGSize {
    let axis = template.axis
    let across = template.bounds[axis.cross] - template.blueprint.boundaryInsets.total(axis.cross)
    return CGSize(template.bounds[axis], along: axis, across: max(across, 0))
  }

  /// Returns the size of a boundary item before its content insets are subtracted.
  func boundarySize(_ index: Int) -> CGSize {
    let rule = template.blueprint.boundaryItems[index].size
    let measured = measurements.boundaryItems[index]
    return rule.size(in: boundaryBox, measured: measured, on: template.pixels)
  }
}

extension ClosedRange<CGFloat> {
  /// Creates a range from a position and a length; 0 to 0 if the numbers are invalid.
  ///
  /// - Parameters:
  ///   - start: The start of the range, in points.
  ///   - length: The length of the range, in points; a negative length counts as 0.
  init(from start: CGFloat, length: CGFloat) {
    let end = start + Swift.max(length, 0)
    self = start <= end ? start...end : 0...0
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index from which on all elements satisfy a condition.
  ///
  /// - Returns: The index, or the end index if there is none.
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

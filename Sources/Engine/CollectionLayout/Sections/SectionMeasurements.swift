import Foundation

/// The measured sizes of a section's cells and boundary items.
struct SectionMeasurements {
  /// The measured sizes of cells, by item.
  private(set) var cells: [Int: CGSize] = [:]
  /// The measured sizes of boundary items, by index in the section's list.
  private(set) var boundaryItems: [Int: CGSize] = [:]
  /// The measured items, in order.
  private var items: [Int] = []
  /// The items whose content has changed since they were measured; they keep their size until they
  /// are visible.
  private var staleCells: Set<Int> = []
  private var staleBoundaryItems: Set<Int> = []
}

extension SectionMeasurements {
  /// Whether there are no measurements.
  var isEmpty: Bool { cells.isEmpty && boundaryItems.isEmpty }

  /// Stores the measured size of a cell.
  mutating func set(_ size: CGSize, forItem item: Int) {
    staleCells.remove(item)
    if cells.updateValue(size, forKey: item) == nil {
      items.insert(item, at: items.partitionIndex { $0 > item })
    }
  }

  /// Stores the measured size of a boundary item.
  mutating func set(_ size: CGSize, forBoundaryItem index: Int) {
    staleBoundaryItems.remove(index)
    boundaryItems[index] = size
  }

  mutating func markStale(item: Int) {
    if cells[item] != nil { staleCells.insert(item) }
  }

  mutating func markStale(boundaryItem index: Int) {
    if boundaryItems[index] != nil { staleBoundaryItems.insert(index) }
  }

  mutating func markStale() {
    (staleCells, staleBoundaryItems) = (Set(cells.keys), Set(boundaryItems.keys))
  }

  /// Returns whether a cell has a current measurement.
  func isMeasured(item: Int) -> Bool { cells[item] != nil && !staleCells.contains(item) }

  /// Returns whether a boundary item has a current measurement.
  func isMeasured(boundaryItem index: Int) -> Bool {
    boundaryItems[index] != nil && !staleBoundaryItems.contains(index)
  }

  /// Returns the current measurements with renumbered items.
  ///
  /// - Parameter target: Returns the new index of an item; `nil` to measure it again.
  /// - Returns: The measurements of the items that have a new index.
  func moved(_ target: (Int) -> Int?) -> SectionMeasurements {
    var moved = self
    (moved.cells, moved.items, moved.staleCells) = ([:], [], [])
    for (item, size) in cells where !staleCells.contains(item) {
      if let item = target(item) { moved.cells[item] = size }
    }
    moved.items = moved.cells.keys.sorted()
    return moved
  }

  /// Returns the first measured item at or after an index.
  func firstItem(from item: Int) -> Int? {
    let index = items.partitionIndex { $0 >= item }
    return index < items.count ? items[index] : nil
  }
}

import Foundation

/// The sizes that the content of a section was measured with.
struct SectionMeasurements {
  /// By the item.
  private(set) var cells: [Int: CGSize] = [:]
  /// By the boundary item's place in the section's list.
  private(set) var boundaryItems: [Int: CGSize] = [:]
  /// The measured items in order.
  private var items: [Int] = []
  /// Items whose content has changed since: they keep their size until they are in sight.
  private var staleCells: Set<Int> = []
  private var staleBoundaryItems: Set<Int> = []
}

extension SectionMeasurements {
  /// Whether nothing was measured.
  var isEmpty: Bool { cells.isEmpty && boundaryItems.isEmpty }

  /// Remembers what a cell measures.
  mutating func set(_ size: CGSize, forItem item: Int) {
    staleCells.remove(item)
    if cells.updateValue(size, forKey: item) == nil {
      items.insert(item, at: items.partitionIndex { $0 > item })
    }
  }

  /// Remembers what a boundary item measures.
  mutating func set(_ size: CGSize, forBoundaryItem index: Int) {
    staleBoundaryItems.remove(index)
    boundaryItems[index] = size
  }

  /// Notes that a cell's content has changed.
  mutating func markStale(item: Int) {
    if cells[item] != nil { staleCells.insert(item) }
  }

  /// Notes that a boundary item's content has changed.
  mutating func markStale(boundaryItem index: Int) {
    if boundaryItems[index] != nil { staleBoundaryItems.insert(index) }
  }

  /// Notes that all content may have changed.
  mutating func markStale() {
    (staleCells, staleBoundaryItems) = (Set(cells.keys), Set(boundaryItems.keys))
  }

  /// Whether a cell need not be measured.
  func isMeasured(item: Int) -> Bool { cells[item] != nil && !staleCells.contains(item) }

  /// Whether a boundary item need not be measured.
  func isMeasured(boundaryItem index: Int) -> Bool {
    boundaryItems[index] != nil && !staleBoundaryItems.contains(index)
  }

  /// The measurements that are still true, with the items counted otherwise.
  ///
  /// - Parameter target: Where an item is now; `nil` for one that is to be measured again.
  /// - Returns: The measurements of those that are somewhere.
  func moved(_ target: (Int) -> Int?) -> SectionMeasurements {
    var moved = self
    (moved.cells, moved.items, moved.staleCells) = ([:], [], [])
    for (item, size) in cells where !staleCells.contains(item) {
      if let item = target(item) { moved.cells[item] = size }
    }
    moved.items = moved.cells.keys.sorted()
    return moved
  }

  /// The first measured item from one on.
  func firstItem(from item: Int) -> Int? {
    let index = items.partitionIndex { $0 >= item }
    return index < items.count ? items[index] : nil
  }
}

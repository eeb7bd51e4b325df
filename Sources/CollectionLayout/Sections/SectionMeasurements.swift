import Foundation

/// What content of a section was measured.
struct SectionMeasurements {
  /// By the item.
  private(set) var cells: [Int: CGSize] = [:]
  /// By the boundary item's place in the section's list.
  var boundaryItems: [Int: CGSize] = [:]
  /// The measured items in order.
  private var items: [Int] = []

  /// Remembers what a cell measures.
  mutating func set(_ size: CGSize, forItem item: Int) {
    if cells.updateValue(size, forKey: item) == nil {
      items.insert(item, at: items.partitionIndex { $0 > item })
    }
  }

  /// The first measured item from one on.
  func firstItem(from item: Int) -> Int? {
    let index = items.partitionIndex { $0 >= item }
    return index < items.count ? items[index] : nil
  }
}

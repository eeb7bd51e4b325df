import Foundation

extension SnapshotArrangement {
  /// Where an item is: its section's place, and its own in the section.
  func path(ofItem item: Slot) -> IndexPath {
    IndexPath(item: position(ofItem: item), section: position(ofSection: section(ofItem: item)))
  }

  /// Where items are, in ascending order.
  func paths(of items: [Slot]) -> [IndexPath] {
    items.map { path(ofItem: $0) }.sorted()
  }
}

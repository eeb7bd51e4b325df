import Foundation

extension NSDiffableDataSourceSnapshot {
  /// How many items the section at an index has; none where there is no such section.
  func numberOfItems(at section: Int) -> Int { slots(at: section)?.count ?? 0 }

  /// The section at an index; `nil` where there is none.
  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    let order = store.arrangement.order
    return order.indices.contains(index) ? store.sections[order[index]] : nil
  }

  /// The item at an index path; `nil` where there is none.
  func itemIdentifier(at path: IndexPath) -> ItemIdentifierType? {
    guard let slots = slots(at: path.section), slots.indices.contains(path.item) else { return nil }
    return store.items[slots[path.item]]
  }

  /// The index path of an item; `nil` for one that is not there.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    store.items.slot(of: item).map { store.arrangement.path(ofItem: $0) }
  }

  private func slots(at section: Int) -> [Slot]? {
    let order = store.arrangement.order
    return order.indices.contains(section)
      ? store.arrangement.items(ofSection: order[section]) : nil
  }
}

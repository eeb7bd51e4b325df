import Foundation

/// The sections and items of a collection at one time, as identifiers.
///
/// A snapshot is a value: changes to a copy do not affect the original (R-SNAP-19), and storage is
/// shared until then. A refused call changes nothing and reports an issue with the caller's line.
/// The rules, R-SNAP, are in `Docs/Rules/SnapshotRules.md`.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  @usableFromInline var store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()

  public init() {}
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot {
  public var numberOfSections: Int { store.sections.count }

  public var numberOfItems: Int { store.items.count }

  public var sectionIdentifiers: [SectionIdentifierType] {
    store.arrangement.order.map { store.sections[$0] }
  }

  @inlinable public var itemIdentifiers: [ItemIdentifierType] {
    store.arrangement.order.flatMap { identifiers(ofSection: $0) }
  }

  /// Returns the number of items in a section; 0, and an issue, if it is not in the snapshot
  /// (R-SNAP-20).
  public func numberOfItems(
    inSection identifier: SectionIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Int {
    guard let section = store.sections.slot(of: identifier) else {
      SnapshotCall("numberOfItems", fileID, line).refuseUnknown(section: identifier)
      return 0
    }
    return store.arrangement.items(ofSection: section).count
  }

  /// Returns the items of a section; none, and an issue, if it is not in the snapshot (R-SNAP-20).
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) -> [ItemIdentifierType] {
    guard let section = store.sections.slot(of: identifier) else {
      SnapshotCall("itemIdentifiers", fileID, line).refuseUnknown(section: identifier)
      return []
    }
    return identifiers(ofSection: section)
  }

  /// Returns the section that contains an item, or `nil` if the item is not in the snapshot.
  ///
  /// - Complexity: O(1)
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    store.items.slot(of: identifier).map { store.sections[store.arrangement.section(ofItem: $0)] }
  }

  /// Returns the index of an item among the items of all sections, or `nil` if it is not in the
  /// snapshot (R-SNAP-21).
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    store.items.slot(of: identifier).map { item in
      let section = store.arrangement.position(ofSection: store.arrangement.section(ofItem: item))
      return store.arrangement.order[..<section].reduce(store.arrangement.position(ofItem: item)) {
        index,
        section in
        index + store.arrangement.items(ofSection: section).count
      }
    }
  }

  /// Returns the index of a section, or `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(1)
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    store.sections.slot(of: identifier).map { store.arrangement.position(ofSection: $0) }
  }

  @inlinable
  func identifiers(ofSection section: Slot) -> [ItemIdentifierType] {
    store.arrangement.items(ofSection: section).map { store.items[$0] }
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Returns whether both have the same sections and items in the same order; marks are ignored
  /// (R-SNAP-16).
  public static func == (first: Self, second: Self) -> Bool {
    guard first.numberOfSections == second.numberOfSections,
      first.numberOfItems == second.numberOfItems
    else { return false }
    return zip(first.store.arrangement.order, second.store.arrangement.order).allSatisfy {
      one,
      other in
      first.store.sections[one] == second.store.sections[other]
        && first.store.arrangement.items(ofSection: one).elementsEqual(
          second.store.arrangement.items(ofSection: other)
        ) {
          first.store.items[$0] == second.store.items[$1]
        }
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the number of items in the section at an index; 0 if there is none.
  func numberOfItems(at section: Int) -> Int { slots(at: section)?.count ?? 0 }

  /// Returns the section at an index, or `nil` if there is none.
  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    let order = store.arrangement.order
    return order.indices.contains(index) ? store.sections[order[index]] : nil
  }

  /// Returns the item at an index path, or `nil` if there is none.
  func itemIdentifier(at path: IndexPath) -> ItemIdentifierType? {
    guard let slots = slots(at: path.section), slots.indices.contains(path.item) else { return nil }
    return store.items[slots[path.item]]
  }

  /// Returns the index path of an item, or `nil` if it is not in the snapshot.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    store.items.slot(of: item).map { store.arrangement.path(ofItem: $0) }
  }

  private func slots(at section: Int) -> [Slot]? {
    let order = store.arrangement.order
    return order.indices.contains(section)
      ? store.arrangement.items(ofSection: order[section]) : nil
  }
}

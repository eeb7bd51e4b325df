import Foundation

/// The sections and items of a collection at one time, by their identifiers.
///
/// A value: what is done to a copy does not show in its original (R-SNAP-19), and the storage is
/// shared until then. A call that is refused changes nothing and reports an issue that names the
/// caller's line. The rules, R-SNAP, are in `Docs/Rules/SnapshotRules.md`.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  @usableFromInline var store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a snapshot without sections.
  public init() {}
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// How many sections there are, empty ones included.
  public var numberOfSections: Int { store.sections.count }

  /// How many items all sections have together.
  public var numberOfItems: Int { store.items.count }

  /// The sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] {
    store.arrangement.order.map { store.sections[$0] }
  }

  /// The items of all sections, in their order.
  @inlinable public var itemIdentifiers: [ItemIdentifierType] {
    store.arrangement.order.flatMap { identifiers(ofSection: $0) }
  }

  /// How many items a section has; 0, and an issue, for a section that is not there (R-SNAP-20).
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

  /// The items of a section; none, and an issue, for a section that is not there (R-SNAP-20).
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

  /// The section that an item is in; `nil` for an item that is not there.
  ///
  /// - Complexity: O(1)
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    store.items.slot(of: identifier).map { store.sections[store.arrangement.section(ofItem: $0)] }
  }

  /// An item's place among the items of all sections; `nil` for an item that is not there
  /// (R-SNAP-21).
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

  /// A section's place; `nil` for a section that is not there.
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
  /// Whether both have the same sections and items in the same order; marks do not matter
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

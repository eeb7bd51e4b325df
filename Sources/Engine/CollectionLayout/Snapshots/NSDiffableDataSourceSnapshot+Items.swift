extension NSDiffableDataSourceSnapshot {
  /// Appends items, each only once; items already in the snapshot are moved (R-SNAP-8, R-SNAP-9).
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("appendItems", fileID, line)
    // R-SNAP-8: the order of the checks is: no sections, repeated items, unknown section.
    guard let last = store.arrangement.order.last else { return call.refuseWithoutSections() }
    guard let added = addItems(identifiers, call) else { return }
    guard let sectionIdentifier else { return store.place(added, atEndOf: last) }
    guard let section = store.sections.slot(of: sectionIdentifier) else {
      store.discard(added)
      return call.refuseUnknown(section: sectionIdentifier)
    }
    store.place(added, atEndOf: section)
  }

  /// Inserts items before an item of the snapshot (R-SNAP-10).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("insertItems", fileID, line)
    insertItems(identifiers, .before, beforeIdentifier, call)
  }

  /// Inserts items after an item of the snapshot (R-SNAP-10).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    insertItems(identifiers, .after, afterIdentifier, SnapshotCall("insertItems", fileID, line))
  }

  /// Deletes items; unknown items are ignored (R-SNAP-11).
  @inlinable
  public mutating func deleteItems(
    _ identifiers: [ItemIdentifierType],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("deleteItems", fileID, line)
    guard isFreeOfRepeats(identifiers, call) else { return }
    store.removeItems(identifiers.compactMap { store.items.slot(of: $0) })
  }

  /// Deletes all items and all sections (R-SNAP-12).
  public mutating func deleteAllItems() {
    store = SnapshotStore()
  }

  /// Moves an item before another one, in the same or another section (R-SNAP-13).
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    moveItem(identifier, .before, toIdentifier, SnapshotCall("moveItem", fileID, line))
  }

  /// Moves an item after another one, in the same or another section (R-SNAP-13).
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    moveItem(identifier, .after, toIdentifier, SnapshotCall("moveItem", fileID, line))
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Inserts items beside an item, or refuses the call (R-SNAP-10).
  ///
  /// The order of the checks is: repeated items, a destination among the items, an unknown
  /// destination.
  private mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    _ side: InsertionSide,
    _ other: ItemIdentifierType,
    _ call: SnapshotCall
  ) {
    let destination = store.items.slot(of: other)
    guard let added = addItems(identifiers, call) else { return }
    guard !identifiers.contains(other) else {
      store.discard(added)
      return call.refuseInserted(destination: other)
    }
    guard let destination else {
      store.discard(added)
      return call.refuseUnknown(destination: other)
    }
    store.place(added, side, destination)
  }

  /// Moves an item beside another one, or refuses the call (R-SNAP-13).
  ///
  /// The order of the checks is: a destination equal to the item, an unknown item, an unknown
  /// destination.
  private mutating func moveItem(
    _ identifier: ItemIdentifierType,
    _ side: InsertionSide,
    _ other: ItemIdentifierType,
    _ call: SnapshotCall
  ) {
    guard identifier != other else { return call.refuseSource(destination: other) }
    guard let item = store.items.slot(of: identifier) else {
      return call.refuseUnknown(item: identifier)
    }
    guard let destination = store.items.slot(of: other) else {
      return call.refuseUnknown(destination: other)
    }
    store.moveItem(item, side, destination)
  }

  /// Returns the slots of items after adding new ones; if an item is repeated, refuses the call and
  /// returns `nil` (R-SNAP-2).
  @inlinable
  mutating func addItems(
    _ identifiers: [ItemIdentifierType],
    _ call: SnapshotCall
  ) -> AddedIdentifiers<ItemIdentifierType>? {
    let added = store.addItems(identifiers)
    guard !added.repeated.isEmpty else { return added }
    store.discard(added)
    call.refuseRepeated(items: added.repeated)
    return nil
  }

  /// Returns whether all items are distinct, and refuses the call otherwise (R-SNAP-2).
  @inlinable
  func isFreeOfRepeats(_ identifiers: [ItemIdentifierType], _ call: SnapshotCall) -> Bool {
    let repeated = store.items.repeated(in: identifiers)
    if !repeated.isEmpty { call.refuseRepeated(items: repeated) }
    return repeated.isEmpty
  }
}

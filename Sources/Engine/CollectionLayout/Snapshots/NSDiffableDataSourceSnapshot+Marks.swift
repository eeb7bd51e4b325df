extension NSDiffableDataSourceSnapshot {
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    store.reloadedSections.slots.map { store.sections[$0] }
  }

  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    store.reloadedItems.slots.map { store.items[$0] }
  }

  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    store.reconfiguredItems.slots.map { store.items[$0] }
  }

  /// Marks sections to be reloaded when the snapshot is applied (R-SNAP-7).
  public mutating func reloadSections(
    _ identifiers: [SectionIdentifierType],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("reloadSections", fileID, line)
    guard isFreeOfRepeats(identifiers, call) else { return }
    if let unknown = identifiers.first(where: { !store.sections.contains($0) }) {
      return call.refuseUnknown(section: unknown)
    }
    let slots = identifiers.compactMap { store.sections.slot(of: $0) }
    store.reloadedSections.insert(slots, limit: store.sections.slotLimit)
  }

  /// Marks items to get new cells when the snapshot is applied (R-SNAP-14).
  public mutating func reloadItems(
    _ identifiers: [ItemIdentifierType],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    guard let slots = marked(identifiers, SnapshotCall("reloadItems", fileID, line)) else { return }
    store.reloadedItems.insert(slots, limit: store.items.slotLimit)
  }

  /// Marks items whose existing cells are reconfigured when the snapshot is applied (R-SNAP-15).
  public mutating func reconfigureItems(
    _ identifiers: [ItemIdentifierType],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("reconfigureItems", fileID, line)
    guard let slots = marked(identifiers, call) else { return }
    store.reconfiguredItems.insert(slots, limit: store.items.slotLimit)
  }

  /// A copy of the snapshot without marks, which data sources return.
  package var withoutMarks: Self {
    var copy = self
    // R-SNAP-17: a data source returns its snapshot without marks.
    copy.store.clearMarks()
    return copy
  }

  /// Returns the slots of items; `nil`, with an issue, for repeated items, or else for an unknown
  /// item (R-SNAP-14).
  private func marked(_ identifiers: [ItemIdentifierType], _ call: SnapshotCall) -> [Slot]? {
    guard isFreeOfRepeats(identifiers, call) else { return nil }
    if let unknown = identifiers.first(where: { !store.items.contains($0) }) {
      call.refuseUnknown(item: unknown)
      return nil
    }
    return identifiers.compactMap { store.items.slot(of: $0) }
  }
}

/// The slots marked for reloading or reconfiguration, in the order of marking.
///
/// A moved element keeps its slot, and therefore its mark (R-SNAP-18).
@usableFromInline
struct SnapshotMarks: Sendable {
  private(set) var slots: [Slot] = []
}

extension SnapshotMarks {
  /// Marks slots that are not yet marked (R-SNAP-18); `limit` is greater than every slot.
  mutating func insert(_ new: [Slot], limit: Int) {
    var marked = SlotSet(slots, limit: limit)
    slots += new.filter { marked.insert($0) }
  }

  /// Removes the marks of deleted slots (R-SNAP-18).
  @usableFromInline
  mutating func remove(_ gone: SlotSet) {
    slots.removeAll { gone.contains($0) }
  }
}

/// The items of a section at one time, as a tree whose items can be expanded.
///
/// A snapshot is a value: changes to a copy do not affect the original (R-TREE-14), and storage is
/// shared until then. A refused call changes nothing and reports an issue with the caller's line.
/// The rules, R-TREE, are in `Docs/Rules/SnapshotRules.md`.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  var tree = ItemTree<ItemIdentifierType>()

  public init() {}
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot {
  /// Appends new items, each only once, to a parent or to the root items (R-TREE-2).
  ///
  /// An empty list has no effect.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    // R-TREE-4: the order of the checks is: empty list, unknown parent, duplicates.
    guard !items.isEmpty else { return }
    let call = SnapshotCall("append", fileID, line)
    guard let place = parent.map({ tree.slot(of: $0) }) ?? ItemTree<ItemIdentifierType>.root else {
      return call.refuseUnknown(parent: parent)
    }
    guard areNew(items, call) else { return }
    for item in items { tree.insert(item, under: place) }
  }

  /// Inserts items before an item, under the same parent (R-TREE-3).
  public mutating func insert(
    _ items: [ItemIdentifierType],
    before item: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    insert(items, .before, item, SnapshotCall("insert", fileID, line))
  }

  /// Inserts items after an item and its descendants, under the same parent (R-TREE-3).
  public mutating func insert(
    _ items: [ItemIdentifierType],
    after item: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    insert(items, .after, item, SnapshotCall("insert", fileID, line))
  }

  /// Deletes items and their descendants; if one is not in the snapshot, the call is refused
  /// (R-TREE-5).
  public mutating func delete(
    _ items: [ItemIdentifierType],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    if let unknown = items.first(where: { tree.slot(of: $0) == nil }) {
      return SnapshotCall("delete", fileID, line).refuseUnknown(treeItem: unknown)
    }
    for item in items {
      // A repeated item, or a descendant of another one, has already been deleted.
      if let slot = tree.slot(of: item) { tree.remove(slot) }
    }
  }

  public mutating func deleteAll() {
    tree = ItemTree()
  }

  /// Expands items, with or without children; unknown items are ignored (R-TREE-6).
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for slot in items.compactMap({ tree.slot(of: $0) }) { tree.setExpanded(slot, true) }
  }

  /// Collapses items; their descendants keep their states, and unknown items are ignored
  /// (R-TREE-6).
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for slot in items.compactMap({ tree.slot(of: $0) }) { tree.setExpanded(slot, false) }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Inserts items beside an item, or refuses an unknown destination or duplicates (R-TREE-4).
  private mutating func insert(
    _ items: [ItemIdentifierType],
    _ side: InsertionSide,
    _ other: ItemIdentifierType,
    _ call: SnapshotCall
  ) {
    guard !items.isEmpty else { return }
    guard let destination = tree.slot(of: other) else {
      return call.refuseUnknown(treeDestination: other)
    }
    guard areNew(items, call) else { return }
    let place = tree.place(side, destination)
    for item in items { tree.insert(item, under: place.parent, before: place.next) }
  }

  /// Returns whether all items are new and distinct, and refuses the call otherwise (R-TREE-1).
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - call: The call to refuse.
  ///   - isLeaving: Returns whether the existing item in a slot is about to be removed, so that its
  ///     identifier counts as new.
  /// - Returns: Whether the call may continue.
  func areNew(
    _ items: [ItemIdentifierType],
    _ call: SnapshotCall,
    isLeaving: (Int) -> Bool = { _ in false }
  ) -> Bool {
    var named: Set<ItemIdentifierType> = []
    let duplicates = items.filter { item in
      let isThere = tree.slot(of: item).map { !isLeaving($0) } ?? false
      return !named.insert(item).inserted || isThere
    }
    if !duplicates.isEmpty { call.refuseDuplicate(items: duplicates) }
    return duplicates.isEmpty
  }
}

extension ItemTree {
  /// Returns the parent and the next sibling, as slots, of items that are inserted beside an item.
  func place(_ side: InsertionSide, _ slot: Int) -> (parent: Int, next: Int) {
    (parent(of: slot), side == .before ? slot : next(after: slot))
  }
}

extension NSDiffableDataSourceSectionSnapshot: CustomDebugStringConvertible {
  /// Returns the tree with one item per line (R-TREE-13).
  ///
  /// Each line has two spaces per level, `+` for an expanded item and `-` for others, `*` for a
  /// visible item, and the item's description.
  public func visualDescription() -> String {
    var lines = ["<NSDiffableDataSourceSectionSnapshot:"]
    /// The level and the visibility of the children of each visited item, by slot.
    var inside = [ItemTree<ItemIdentifierType>.root: (level: 0, isVisible: true)]
    for slot in tree.slots(inside: ItemTree<ItemIdentifierType>.root) {
      guard let item = tree.item(at: slot), let place = inside[tree.parent(of: slot)] else {
        continue
      }
      let isExpanded = tree.isExpanded(slot)
      let marks = (isExpanded ? "+" : "-") + (place.isVisible ? "*" : " ")
      lines.append("\(String(repeating: "  ", count: place.level))\(marks)\(item)")
      inside[slot] = (place.level + 1, place.isVisible && isExpanded)
    }
    return (lines + [">"]).joined(separator: "\n")
  }

  public var debugDescription: String { visualDescription() }
}

/// The items of one section at one time, in a tree whose items can be expanded.
///
/// A value: what is done to a copy does not show in its original (R-TREE-14), and the storage is
/// shared until then. A call that is refused changes nothing and reports an issue that names the
/// caller's line. The rules, R-TREE, are in `Docs/Rules/SnapshotRules.md`.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  var tree = ItemTree<ItemIdentifierType>()

  /// Makes a snapshot without items.
  public init() {}
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot {
  /// Puts items at the end of a parent's children, or of the outermost items (R-TREE-2).
  ///
  /// - Parameters:
  ///   - items: Items that are not there yet, each named once; none does nothing.
  ///   - parent: The parent; `nil` for none.
  ///   - fileID: The caller's file, for issues.
  ///   - line: The caller's line, for issues.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    // R-TREE-4: an empty list, an unknown parent, duplicates.
    guard !items.isEmpty else { return }
    let call = SnapshotCall("append", fileID, line)
    guard let place = parent.map({ tree.slot(of: $0) }) ?? ItemTree<ItemIdentifierType>.root else {
      return call.refuseUnknown(parent: parent)
    }
    guard areNew(items, call) else { return }
    for item in items { tree.insert(item, under: place) }
  }

  /// Puts items before one that is there, with the same parent (R-TREE-3).
  public mutating func insert(
    _ items: [ItemIdentifierType],
    before item: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    insert(items, .before, item, SnapshotCall("insert", fileID, line))
  }

  /// Puts items after one that is there and everything inside it, with the same parent (R-TREE-3).
  public mutating func insert(
    _ items: [ItemIdentifierType],
    after item: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    insert(items, .after, item, SnapshotCall("insert", fileID, line))
  }

  /// Takes items out with everything inside them; all of them are there, or none is taken out
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
      // One that is named twice, or was inside of another, has gone already.
      if let slot = tree.slot(of: item) { tree.remove(slot) }
    }
  }

  /// Takes everything out.
  public mutating func deleteAll() {
    tree = ItemTree()
  }

  /// Expands items, those without children too; what is not there does not matter (R-TREE-6).
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for slot in items.compactMap({ tree.slot(of: $0) }) { tree.setExpanded(slot, true) }
  }

  /// Collapses items; what is inside keeps whether it is expanded, and what is not there does not
  /// matter (R-TREE-6).
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for slot in items.compactMap({ tree.slot(of: $0) }) { tree.setExpanded(slot, false) }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// R-TREE-4: an empty list, an unknown destination, duplicates.
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

  /// Whether no item is there and none is named twice; refuses the call otherwise (R-TREE-1).
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - call: The call that is refused.
  ///   - isLeaving: Whether an item that is there is about to go.
  /// - Returns: Whether the call may go on.
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
  /// The parent of what goes beside an item, and the sibling that it stands before.
  func place(_ side: InsertionSide, _ slot: Int) -> (parent: Int, next: Int) {
    (parent(of: slot), side == .before ? slot : next(after: slot))
  }
}

extension NSDiffableDataSourceSectionSnapshot: CustomDebugStringConvertible {
  /// The tree, an item a line (R-TREE-13): two blanks a level, `+` for an expanded item and `-` for
  /// another, `*` for one in sight, and the item as it prints.
  public func visualDescription() -> String {
    var lines = ["<NSDiffableDataSourceSectionSnapshot:"]
    /// Of an item that others are inside of: their level, and whether they are in sight.
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

  /// The tree, an item a line.
  public var debugDescription: String { visualDescription() }
}

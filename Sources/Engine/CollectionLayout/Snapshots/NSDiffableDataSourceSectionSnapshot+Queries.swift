extension NSDiffableDataSourceSectionSnapshot {
  /// All items in preorder: each item before its descendants.
  public var items: [ItemIdentifierType] {
    items(tree.slots(inside: ItemTree<ItemIdentifierType>.root))
  }

  public var rootItems: [ItemIdentifierType] {
    items(tree.slots(inside: ItemTree<ItemIdentifierType>.root) { _ in false })
  }

  /// The items whose ancestors are all expanded (R-TREE-6).
  public var visibleItems: [ItemIdentifierType] {
    items(tree.slots(inside: ItemTree<ItemIdentifierType>.root) { tree.isExpanded($0) })
  }

  public var expandedItems: [ItemIdentifierType] {
    items(tree.slots(inside: ItemTree<ItemIdentifierType>.root).filter { tree.isExpanded($0) })
  }

  /// Returns whether the snapshot contains an item.
  ///
  /// - Complexity: O(1)
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.slot(of: item) != nil }

  /// Returns the index of an item in `items`, or `nil` if it is not in the snapshot (R-TREE-11).
  ///
  /// - Complexity: O(*n*) for the first call after a change, then O(1).
  public func index(of item: ItemIdentifierType) -> Int? {
    tree.slot(of: item).map { tree.rank(of: $0) }
  }

  /// Returns the number of ancestors of an item; 0, and an issue, if it is not in the snapshot
  /// (R-TREE-12).
  ///
  /// - Complexity: O(*d*) for a depth of *d*.
  public func level(
    of item: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Int {
    slot(of: item, SnapshotCall("level", fileID, line)).map { slot in
      tree.ancestors(of: slot).reduce(0) { count, _ in count + 1 }
    } ?? 0
  }

  /// Returns the parent of an item; `nil` for a root item.
  ///
  /// An item that is not in the snapshot is an issue, and the result is `nil` (R-TREE-12).
  ///
  /// - Complexity: O(1)
  public func parent(
    of child: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) -> ItemIdentifierType? {
    slot(of: child, SnapshotCall("parent", fileID, line))
      .flatMap { tree.item(at: tree.parent(of: $0)) }
  }

  /// Returns whether an item is expanded; `false`, and an issue, if it is not in the snapshot
  /// (R-TREE-12).
  ///
  /// - Complexity: O(1)
  public func isExpanded(
    _ item: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Bool {
    slot(of: item, SnapshotCall("isExpanded", fileID, line)).map { tree.isExpanded($0) } ?? false
  }

  /// Returns whether all ancestors of an item are expanded.
  ///
  /// An item that is not in the snapshot is an issue, and the result is `false` (R-TREE-12).
  ///
  /// - Complexity: O(*d*) for a depth of *d*.
  public func isVisible(
    _ item: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Bool {
    slot(of: item, SnapshotCall("isVisible", fileID, line))
      .map { tree.ancestors(of: $0).allSatisfy { tree.isExpanded($0) } } ?? false
  }

  private func items(_ slots: [Int]) -> [ItemIdentifierType] {
    slots.compactMap { tree.item(at: $0) }
  }

  private func slot(of item: ItemIdentifierType, _ call: SnapshotCall) -> Int? {
    let slot = tree.slot(of: item)
    if slot == nil { call.refuseUnknown(treeItem: item) }
    return slot
  }
}

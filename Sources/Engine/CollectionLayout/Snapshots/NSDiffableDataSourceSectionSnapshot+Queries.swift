extension NSDiffableDataSourceSectionSnapshot {
  /// Every item, each before those inside it.
  public var items: [ItemIdentifierType] {
    items(tree.slots(inside: ItemTree<ItemIdentifierType>.root))
  }

  /// The items that are inside of none.
  public var rootItems: [ItemIdentifierType] {
    items(tree.slots(inside: ItemTree<ItemIdentifierType>.root) { _ in false })
  }

  /// The items all of whose ancestors are expanded (R-TREE-6).
  public var visibleItems: [ItemIdentifierType] {
    items(tree.slots(inside: ItemTree<ItemIdentifierType>.root) { tree.isExpanded($0) })
  }

  /// The items that are expanded, in sight or not.
  public var expandedItems: [ItemIdentifierType] {
    items(tree.slots(inside: ItemTree<ItemIdentifierType>.root).filter { tree.isExpanded($0) })
  }

  /// Whether an item is there.
  ///
  /// - Complexity: O(1)
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.slot(of: item) != nil }

  /// An item's place in `items`; `nil` for an item that is not there (R-TREE-11).
  ///
  /// - Complexity: O(*n*) for the first question after a change, then O(1).
  public func index(of item: ItemIdentifierType) -> Int? {
    tree.slot(of: item).map { tree.rank(of: $0) }
  }

  /// How many items an item is inside of; 0, and an issue, for an item that is not there
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

  /// The item that an item is directly inside of; `nil` for an outermost one, and, with an issue,
  /// for one that is not there (R-TREE-12).
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

  /// Whether an item is expanded; false, and an issue, for an item that is not there (R-TREE-12).
  ///
  /// - Complexity: O(1)
  public func isExpanded(
    _ item: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Bool {
    slot(of: item, SnapshotCall("isExpanded", fileID, line)).map { tree.isExpanded($0) } ?? false
  }

  /// Whether every item that an item is inside of is expanded; false, and an issue, for an item
  /// that is not there (R-TREE-12).
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

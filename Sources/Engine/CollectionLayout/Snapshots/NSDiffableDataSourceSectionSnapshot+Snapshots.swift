extension NSDiffableDataSourceSectionSnapshot {
  /// Puts the items of another snapshot before one that is there, with the same parent, as they are
  /// inside of each other and expanded there (R-TREE-7).
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot,
    before item: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    insert(snapshot, .before, item, SnapshotCall("insert", fileID, line))
  }

  /// Puts the items of another snapshot after one that is there and everything inside it, with the
  /// same parent, as they are inside of each other and expanded there (R-TREE-7).
  ///
  /// - Parameters:
  ///   - snapshot: The other snapshot; none of its items is in this one.
  ///   - item: The item that they are to stand after.
  ///   - fileID: The caller's file, for issues.
  ///   - line: The caller's line, for issues.
  /// - Returns: `nil` where nothing came behind the item and what is inside it; else what came
  ///   there, where the item has children, and the item itself where it has none (R-TREE-8).
  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot,
    after item: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) -> ItemIdentifierType? {
    let returned = tree.slot(of: item).flatMap { slot -> ItemIdentifierType? in
      let follower = tree.follower(of: slot)
      guard follower != 0 else { return nil }
      return tree.hasChildren(slot) ? tree.item(at: follower) : item
    }
    let isDone = insert(snapshot, .after, item, SnapshotCall("insert", fileID, line))
    return isDone ? returned : nil
  }

  /// Puts the items of another snapshot in the place of everything inside a parent, as they are
  /// inside of each other and expanded there (R-TREE-9).
  ///
  /// - Parameters:
  ///   - parent: The parent, which stays expanded or not.
  ///   - snapshot: The other snapshot; of its items, none is here and stays.
  ///   - fileID: The caller's file, for issues.
  ///   - line: The caller's line, for issues.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("replace", fileID, line)
    guard let place = tree.slot(of: parent) else { return call.refuseUnknown(parent: parent) }
    let leaving = Set(tree.slots(inside: place))
    guard areNew(snapshot.items, call, isLeaving: { leaving.contains($0) }) else { return }
    tree.removeChildren(of: place)
    tree.insert(snapshot.tree, under: place)
  }

  /// The items inside of an item, as a snapshot of its own (R-TREE-10).
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item itself is its outermost one.
  ///   - fileID: The caller's file, for issues.
  ///   - line: The caller's line, for issues.
  /// - Returns: A snapshot whose items are expanded as they are here; an empty one, and an issue,
  ///   for an item that is not there.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false,
    fileID: String = #fileID,
    line: Int = #line
  ) -> NSDiffableDataSourceSectionSnapshot {
    var inner = NSDiffableDataSourceSectionSnapshot()
    guard let slot = tree.slot(of: parent) else {
      SnapshotCall("snapshot", fileID, line).refuseUnknown(parent: parent)
      return inner
    }
    var top = ItemTree<ItemIdentifierType>.root
    if includingParent {
      top = inner.tree.insert(parent, under: top, isExpanded: tree.isExpanded(slot))
    }
    inner.tree.insert(tree, inside: slot, under: top)
    return inner
  }

  /// R-TREE-7: an empty snapshot, an unknown destination, duplicates.
  ///
  /// - Returns: Whether anything was put there.
  @discardableResult
  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot,
    _ side: InsertionSide,
    _ other: ItemIdentifierType,
    _ call: SnapshotCall
  ) -> Bool {
    guard snapshot.tree.count > 0 else { return false }
    guard let destination = tree.slot(of: other) else {
      call.refuseUnknown(treeDestination: other)
      return false
    }
    guard areNew(snapshot.items, call) else { return false }
    let place = tree.place(side, destination)
    tree.insert(snapshot.tree, under: place.parent, before: place.next)
    return true
  }
}

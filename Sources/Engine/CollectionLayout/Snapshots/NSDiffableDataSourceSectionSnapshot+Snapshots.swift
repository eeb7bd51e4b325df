extension NSDiffableDataSourceSectionSnapshot {
  /// Inserts the items of another snapshot before an item, under the same parent.
  ///
  /// They keep their hierarchy and their expansion states (R-TREE-7).
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot,
    before item: ItemIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    insert(snapshot, .before, item, SnapshotCall("insert", fileID, line))
  }

  /// Inserts the items of another snapshot after an item and its descendants, under the same
  /// parent.
  ///
  /// They keep their hierarchy and their expansion states (R-TREE-7).
  ///
  /// - Parameters:
  ///   - snapshot: The other snapshot; none of its items is in this one.
  ///   - item: The item after which they are inserted.
  ///   - fileID: The caller's file, for issues.
  ///   - line: The caller's line, for issues.
  /// - Returns: `nil` if no item followed the item and its descendants before the call; otherwise
  ///   that following item if the item has children, and the item itself if it has none (R-TREE-8).
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

  /// Replaces the descendants of an item by the items of another snapshot.
  ///
  /// They keep their hierarchy and their expansion states (R-TREE-9).
  ///
  /// - Parameters:
  ///   - parent: The parent, whose expansion state does not change.
  ///   - snapshot: The other snapshot; its items must not be among the remaining items of this
  ///     one.
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

  /// Returns the descendants of an item as a separate snapshot (R-TREE-10).
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item itself is included, as the only root.
  ///   - fileID: The caller's file, for issues.
  ///   - line: The caller's line, for issues.
  /// - Returns: A snapshot with the same expansion states; empty, with an issue, if the item is not
  ///   in this snapshot.
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

  /// Inserts a snapshot beside an item, or refuses an unknown destination or duplicates (R-TREE-7).
  ///
  /// - Returns: Whether anything was inserted; `false` for an empty snapshot.
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

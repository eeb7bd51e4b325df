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

/// The content of a snapshot, as a script's line tells it.
package enum ScriptState: Sendable, Hashable {
  /// The sections of a snapshot, in order.
  case sections([SnapshotSection])
  /// The items of a section snapshot, each before those inside it.
  case tree([TreeItem])
}

/// A section of a snapshot with its items: `A: a b`.
package struct SnapshotSection: Sendable, Hashable {
  package var name: String
  package var items: [String]

  package init(name: String, items: [String]) {
    self.name = name
    self.items = items
  }
}

/// An item of a section snapshot, in a list that has each item before those inside it.
///
/// A list with levels, not nodes with children: however deep a tree is, reading, comparing and
/// letting go of it recurses nowhere.
package struct TreeItem: Sendable, Hashable {
  package var name: String
  /// How many items it is inside of; at most one more than the item before it.
  package var level: Int
  package var isExpanded: Bool

  package init(name: String, level: Int = 0, isExpanded: Bool = false) {
    self.name = name
    self.level = level
    self.isExpanded = isExpanded
  }
}

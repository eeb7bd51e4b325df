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

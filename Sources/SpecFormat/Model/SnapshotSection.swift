/// A section of a snapshot with its items: `A: a b`.
package struct SnapshotSection: Sendable, Hashable {
  package var name: String
  package var items: [String]

  package init(name: String, items: [String]) {
    self.name = name
    self.items = items
  }
}

/// The changes from one snapshot to another, as batch updates of a collection view.
///
/// The rules, R-DIFF, are in `Docs/SnapshotRules.md`.
@usableFromInline
package struct SnapshotDifference: Equatable, Sendable {
  /// Deletions, insertions and moves of sections, then those of items (R-DIFF-1).
  package let updates: [CollectionUpdate]
  /// The second batch: what is reloaded and reconfigured, where it is afterwards (R-DIFF-7).
  package let refreshes: [CollectionUpdate]
}

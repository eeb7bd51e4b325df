/// The content of a snapshot, as a script's line tells it.
package enum ScriptState: Sendable, Hashable {
  /// The sections of a snapshot, in order.
  case sections([SnapshotSection])
  /// The items of a section snapshot, each before those inside it.
  case tree([TreeItem])
}

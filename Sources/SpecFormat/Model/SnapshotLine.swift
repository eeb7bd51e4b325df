/// One line of a `snapshot` block: `A: a b`, or several sections with `|` between them.
package struct SnapshotLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  /// The sections of the line, in order; none for `-`, the empty snapshot.
  package var sections: [SnapshotSection]

  package init(line: Int, sections: [SnapshotSection]) {
    self.line = line
    self.sections = sections
  }
}

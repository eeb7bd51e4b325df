/// What became of a collection view's cells since its first layout.
package struct CellCounts: Sendable, Equatable {
  /// How many cells there are: those in use, and those that wait to be used again.
  package var live: Int
  /// How many cells were made.
  package var made: Int
  /// How often a cell that was made before was used again.
  package var reused: Int
  /// How many bytes the live cells hold; `nil` where nobody counts them.
  package var bytes: Int?

  package init(live: Int, made: Int, reused: Int, bytes: Int? = nil) {
    self.live = live
    self.made = made
    self.reused = reused
    self.bytes = bytes
  }
}

/// The counts of the cells of a scene's collection views since the scenario began, of those in
/// cells too.
package struct CellCounts: Sendable, Equatable {
  /// How many cells there are: those in use, and those that wait to be used again.
  package var live: Int
  /// How many cells were made.
  package var made: Int
  /// How often a cell that was made before was used again.
  package var reused: Int
  /// How much more the heap holds than when the scenario began, in bytes: the cells, what they hold,
  /// the layout and the data; `nil` where the platform does not tell.
  package var bytes: Int?

  package init(live: Int, made: Int, reused: Int, bytes: Int? = nil) {
    self.live = live
    self.made = made
    self.reused = reused
    self.bytes = bytes
  }
}

/// The figure that a line of a `cells` block counts.
package enum CellFigure: String, Sendable, CaseIterable {
  /// The cells that there are.
  case live
  /// The cells that were made.
  case made
  /// How often a cell was used again.
  case reused
  /// The bytes that the live cells hold.
  case bytes
}

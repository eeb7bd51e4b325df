/// The quantities of a node that a `variants` block may have in a column: `#bio.lines`.
enum MeasuredQuantity: String, Sendable, CaseIterable {
  case x, y, width, height
  /// How many lines a text shows.
  case lines
}

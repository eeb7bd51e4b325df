import Foundation

/// A line of items: a row where the layout goes downwards, a column where it goes sideways.
struct FlowLine: Equatable, Sendable {
  /// Which items are in it.
  var items: Range<Int>
  /// Where it begins along the layout, in points from where the section's lines begin.
  var start: CGFloat
  /// How long its longest item is along the layout, in points.
  var thickness: CGFloat
  /// What its items take together across the layout, in points.
  var occupied: CGFloat
  /// The room between two of its items, in points.
  var gap: CGFloat = 0
  /// The room before its first item, in points: R-FLOW-4.
  var indent: CGFloat = 0
  /// How many of its items a full line has; `nil` where they are not equally long.
  var columnCount: Int?
  /// Why the gap is as it is.
  var fill = Fill.spread

  /// Where it ends along the layout.
  var end: CGFloat { start + thickness }

  /// How a line shares what its items leave over.
  enum Fill: Sendable {
    /// All of it goes between the items.
    case spread
    /// As a full line of the same items does.
    case columns
    /// There is the least gap.
    case least
    /// The only item is in the middle.
    case middle
  }
}

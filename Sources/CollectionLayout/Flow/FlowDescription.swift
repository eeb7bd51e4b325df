import Foundation

/// The numbers of one section of a flow layout, as the layout or its delegate says them, in points.
struct FlowDescription: Sendable {
  /// How many items there are.
  var count: Int
  /// The room around the lines: before and behind them along the layout, at both ends across it.
  var insets: FlowInsets
  /// The least room between two lines.
  var lineSpacing: CGFloat
  /// The least room between two items of a line.
  var itemSpacing: CGFloat
  /// How long the header is along the layout; 0 for none.
  var headerLength: CGFloat
  /// How long the footer is along the layout; 0 for none.
  var footerLength: CGFloat
  var sizes: FlowSizes
}

/// Room around a section's lines, in points.
struct FlowInsets: Equatable, Sendable {
  /// Along the layout, before the lines.
  var before: CGFloat = 0
  /// Along the layout, behind them.
  var after: CGFloat = 0
  /// Across the layout, where the lines begin.
  var leading: CGFloat = 0
  /// Across the layout, where they end.
  var trailing: CGFloat = 0
}

/// Where the sizes of a section's items come from.
enum FlowSizes: Sendable {
  /// All are of one size, which is not measured.
  case equal(CGSize)
  /// Each has a size of its own, which the delegate says.
  case each([CGSize])
  /// They are measured; those that are not take the mean of those that are, and this size as long as
  /// none is.
  case estimated(CGSize)
  /// They are measured; those that are not have the size that the delegate says.
  case measured(insteadOf: [CGSize])
}

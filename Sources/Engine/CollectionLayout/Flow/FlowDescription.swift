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

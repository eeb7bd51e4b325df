import Foundation

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

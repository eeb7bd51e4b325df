import Foundation

/// A text laid out for one proposal: its lines and its size (R-TXT).
struct TextLayout: Equatable {
  var lines: [TextLine]
  /// In points, rounded up to pixels.
  var size: CGSize
  /// The baselines of the first and of the last visible line, in points from the top.
  var firstBaseline: CGFloat
  var lastBaseline: CGFloat
}

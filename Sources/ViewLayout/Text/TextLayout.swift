import Foundation

/// A text laid out for one proposal: its lines and its size (R-TXT).
struct TextLayout: Equatable {
  var lines: [TextLine]
  /// In points, rounded up to pixels.
  var size: CGSize
  /// Whether a part of the text is not shown.
  var isTruncated: Bool
  /// The baseline of the first line, in points from the top.
  var firstBaseline: CGFloat
  /// The baseline of the last visible line, in points from the top.
  var lastBaseline: CGFloat

  /// R-TXT-2: what is left of a text where there is no room at all.
  static let nothing = TextLayout(
    lines: [], size: .zero, isTruncated: false, firstBaseline: 0, lastBaseline: 0)
}

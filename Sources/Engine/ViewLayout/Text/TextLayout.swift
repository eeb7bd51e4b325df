import Foundation

/// A text laid out for one proposal (R-TXT).
struct TextLayout: Equatable {
  /// The characters that each line shows, without the space at its end where it was wrapped.
  var lines: [String]
  /// The size of the largest font, in points, where it was shrunk too.
  var fontSize: CGFloat
  /// From the top of a line to that of the next, in points.
  var lineStep: CGFloat
  /// In points, rounded up to pixels.
  var size: CGSize
  /// The baseline of the first line, in points from the top; 0 without lines.
  var firstBaseline: CGFloat
  /// The baseline of the last visible line, in points from the top; 0 without lines.
  var lastBaseline: CGFloat
}

import Foundation

/// A piece of text in one font.
struct TextRun: Equatable, Sendable {
  var string: String
  var font: TestFont
  /// The room behind each character, in points: tracking, or kerning.
  var tracking: CGFloat = 0
  /// How far the characters stand above their baseline, in points.
  var rise: CGFloat = 0

  /// The same run in a font of another size; what is said in points stays.
  func scaled(by scale: CGFloat) -> TextRun {
    var run = self
    run.font = TestFont(size: font.size * scale)
    return run
  }
}

/// The settings that a text's surroundings make for its lines.
struct TextSettings: Equatable, Sendable {
  /// The least number of lines that room is kept for.
  var leastLines = 1
  /// The greatest number of lines; `nil` for any.
  var greatestLines: Int?
  /// The room between two lines, in points.
  var lineSpacing: CGFloat = 0
  /// The least part of its size that the font may shrink to, so that nothing is cut; 1 for none.
  var minimumScale: CGFloat = 1
  /// Where a line that does not fit is cut.
  var truncation = TextTruncation.Mode.tail
  /// The size of a pixel, in points: lengths are rounded up to it.
  var pixelLength: CGFloat = 1
}

/// How the lines of a text line up.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the edge where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing
}

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

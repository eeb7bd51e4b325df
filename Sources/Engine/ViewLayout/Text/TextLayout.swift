import Foundation

/// A part of a text with a single font.
struct TextRun: Equatable, Sendable {
  var string: String
  var font: ResolvedFont
  /// The additional space after each character from tracking or kerning, in points.
  var tracking: CGFloat = 0
  /// The baseline offset of the characters, in points; positive values are above the baseline.
  var rise: CGFloat = 0

  /// Returns the run with its font size scaled; tracking and baseline offset are unchanged.
  func scaled(by scale: CGFloat) -> TextRun {
    var run = self
    run.font = ResolvedFont(font.metrics.scaled(by: scale))
    return run
  }
}

/// The settings from a text's modifiers and environment that affect its lines.
struct TextSettings: Equatable, Sendable {
  /// The minimum number of lines that the height reserves space for.
  var minimumLines = 1
  /// The maximum number of lines; `nil` for no limit.
  var maximumLines: Int?
  /// The space between two lines, in points.
  var lineSpacing: CGFloat = 0
  /// The minimum scale factor of the font, to avoid truncation; 1 for no scaling.
  var minimumScale: CGFloat = 1
  /// The position at which a line that does not fit is truncated.
  var truncation = TextTruncation.Mode.tail
  /// The size of a pixel, in points; sizes are rounded up to whole pixels.
  var pixelLength: CGFloat = 1
}

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

/// The layout of a text for one proposal (R-TXT).
struct TextLayout: Equatable {
  /// The characters that each line shows; spaces at which a line wraps are omitted.
  var lines: [String]
  /// The width of each shown line, in points.
  var lineWidths: [CGFloat]
  /// The largest font of the lines, after any scaling.
  var font: ResolvedFont
  /// The distance between the tops of two consecutive lines, in points.
  var lineStep: CGFloat
  /// The size in points, rounded up to whole pixels.
  var size: CGSize
  /// The baseline of the first line, in points from the top; 0 if there are no lines.
  var firstBaseline: CGFloat
  /// The baseline of the last visible line, in points from the top; 0 if there are no lines.
  var lastBaseline: CGFloat
}

import Foundation

/// A piece of text in one font.
struct TextRun: Equatable, Sendable {
  var string: String
  var font: TestFont
  /// The space after each character, in points: tracking or kerning.
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
  /// The minimum number of lines that the height reserves space for.
  var minimumLines = 1
  /// The maximum number of lines; `nil` for no limit.
  var maximumLines: Int?
  /// The space between two lines, in points.
  var lineSpacing: CGFloat = 0
  /// The minimum scale factor of the font, to avoid truncation; 1 for no scaling.
  var minimumScale: CGFloat = 1
  /// Where a line that does not fit is cut.
  var truncation = TextTruncation.Mode.tail
  /// The size of a pixel, in points: lengths are rounded up to it.
  var pixelLength: CGFloat = 1
}

/// The alignment of the lines of a text.
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

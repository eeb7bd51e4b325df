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

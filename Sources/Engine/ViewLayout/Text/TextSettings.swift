import Foundation

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

import Foundation

/// One line of a laid out text.
struct TextLine: Equatable {
  /// What the line shows, without the space at its end where it was wrapped.
  var string: String
  /// The width in points, with that space.
  var width: CGFloat
}

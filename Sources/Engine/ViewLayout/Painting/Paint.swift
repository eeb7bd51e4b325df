import Foundation

/// The way in which a picture draws a leaf.
enum Paint {
  /// Nothing: the leaf only takes room.
  case none
  /// The whole frame in a colour.
  case color(Color)
  /// What a size in points is drawn as.
  case drawing((CGSize) -> DrawingContent)
  /// Lines of text; `nil` for the primary colour.
  case text(Color?)
}

import Foundation

/// The way in which a picture draws a leaf.
enum Paint {
  /// Nothing: the leaf only takes room.
  case none
  /// The whole frame in a colour.
  case color(Color)
  /// An outline in the frame, filled or stroked.
  case shape(path: (CGRect) -> Path, style: ShapeStyleValue)
  /// Lines of text; `nil` for the primary colour.
  case text(Color?)
}

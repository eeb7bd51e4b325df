import Foundation

/// How a shape's outline is drawn.
enum ShapeStyleValue: Equatable, Sendable {
  /// Filled; `nil` for the foreground colour.
  case fill(Color?, FillStyle = FillStyle())
  /// A line along the outline; `nil` for the foreground colour.
  case stroke(Color?, StrokeStyle)
  /// A line whose outer edge is the outline; `nil` for the foreground colour.
  case border(Color?, StrokeStyle)

  /// The same with a foreground colour in place of none.
  func inheriting(_ foreground: Color?) -> ShapeStyleValue {
    switch self {
    case .fill(let color, let style): .fill(color ?? foreground, style)
    case .stroke(let color, let style): .stroke(color ?? foreground, style)
    case .border(let color, let style): .border(color ?? foreground, style)
    }
  }
}

import Foundation

/// How a shape's outline is drawn.
enum ShapeStyleValue: Equatable, Sendable {
  /// Filled; `nil` for the foreground colour.
  case fill(Color?)
  /// A line of a width in points; `nil` for the foreground colour.
  case stroke(Color?, lineWidth: CGFloat)

  /// The same with a foreground colour in place of none.
  func inheriting(_ foreground: Color?) -> ShapeStyleValue {
    switch self {
    case .fill(let color): .fill(color ?? foreground)
    case .stroke(let color, let lineWidth): .stroke(color ?? foreground, lineWidth: lineWidth)
    }
  }
}

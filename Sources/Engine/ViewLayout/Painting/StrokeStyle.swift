public import Foundation
internal import LayoutTree

/// The style of a stroked path.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The styles of a line's ends.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The styles of joins between the segments of a line.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// The style of a filled path.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The drawing of a leaf in pictures.
enum Paint {
  /// Nothing, since the leaf is empty space.
  case none
  /// A fill of the whole frame with a color.
  case color(Color)
  /// A drawing that depends on the size of the leaf in points.
  case drawing((CGSize) -> DrawingContent)
  /// The lines of a text in a color; `nil` for the primary color.
  case text(Color?)
}

/// The style in which a shape is drawn.
enum ShapeStyleValue: Equatable, Sendable {
  /// A fill with a color; `nil` for the foreground color.
  case fill(Color?, FillStyle = FillStyle())
  /// A stroke centered on the outline; `nil` for the foreground color.
  case stroke(Color?, StrokeStyle)
  /// A stroke inside the outline; `nil` for the foreground color.
  case border(Color?, StrokeStyle)

  /// Returns the style in a color scheme, with a foreground color if it has no color itself.
  func inheriting(_ foreground: Color?, in colorScheme: ColorScheme) -> ShapeStyleValue {
    func resolved(_ color: Color?) -> Color? {
      (color ?? foreground ?? .primary).resolved(in: colorScheme)
    }
    return switch self {
    case .fill(let color, let style): .fill(resolved(color), style)
    case .stroke(let color, let style): .stroke(resolved(color), style)
    case .border(let color, let style): .border(resolved(color), style)
    }
  }
}

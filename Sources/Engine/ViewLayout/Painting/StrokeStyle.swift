public import Foundation

/// How an outline is drawn as a line.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How pieces of the line meet.
  public var lineJoin: CGLineJoin
  /// How far a sharp corner may reach, of the line's width.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
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

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At its end, in a half circle, or half a width behind it.
  case butt, round, square
}

/// How pieces of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a sharp corner, a round one, or one that is cut off.
  case miter, round, bevel
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether overlapping parts cancel each other out.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The way in which a picture draws a leaf.
enum Paint {
  /// Nothing: the leaf only takes room.
  case none
  /// The whole frame in a color.
  case color(Color)
  /// What a size in points is drawn as.
  case drawing((CGSize) -> DrawingContent)
  /// Lines of text; `nil` for the primary color.
  case text(Color?)
}

/// How a shape's outline is drawn.
enum ShapeStyleValue: Equatable, Sendable {
  /// Filled; `nil` for the foreground color.
  case fill(Color?, FillStyle = FillStyle())
  /// A line along the outline; `nil` for the foreground color.
  case stroke(Color?, StrokeStyle)
  /// A line whose outer edge is the outline; `nil` for the foreground color.
  case border(Color?, StrokeStyle)

  /// The same with a foreground color in place of none.
  func inheriting(_ foreground: Color?) -> ShapeStyleValue {
    switch self {
    case .fill(let color, let style): .fill(color ?? foreground, style)
    case .stroke(let color, let style): .stroke(color ?? foreground, style)
    case .border(let color, let style): .border(color ?? foreground, style)
    }
  }
}

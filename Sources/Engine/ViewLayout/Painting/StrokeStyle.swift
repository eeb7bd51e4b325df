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

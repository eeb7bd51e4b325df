public import Foundation

/// How an outline is drawn as a line.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The lengths of dashes and gaps in points; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
    self.lineWidth = lineWidth
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

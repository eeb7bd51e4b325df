package import Foundation

/// How an outline is drawn as a line, where it is not a plain one.
package struct DrawingLine: Sendable, Equatable, Codable {
  /// How the line ends: `butt`, `round` or `square`.
  package var cap: String
  /// How pieces of the line meet: `miter`, `round` or `bevel`.
  package var join: String
  /// How far a sharp corner may reach, of the line's width.
  package var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points; empty for an unbroken line.
  package var dashes: [CGFloat]
  /// How far into the dashes the line begins, in points.
  package var dashPhase: CGFloat
}

extension DrawingLine {
  /// The style of a line beside its width; `nil` for a plain one.
  init?(_ style: StrokeStyle) {
    guard style != StrokeStyle(lineWidth: style.lineWidth) else { return nil }
    let lengths = style.dash.filter { $0.isFinite && $0 >= 0 }
    self.init(
      cap: "\(style.lineCap)",
      join: "\(style.lineJoin)",
      miterLimit: style.miterLimit,
      dashes: lengths.contains { $0 > 0 } ? lengths : [],
      dashPhase: style.dashPhase
    )
  }
}

internal import Foundation
internal import LayoutTree

extension DrawingLine {
  /// Makes the stroke style without its width; `nil` for the default style.
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

internal import Foundation
package import LayoutTree

// Values of drawings that are made of those of SwiftUI.

extension DrawingColor {
  /// Creates the color of a picture, with the gradient that is drawn instead of it.
  package init(_ color: Color) {
    self.init(
      red: color.red,
      green: color.green,
      blue: color.blue,
      alpha: color.alpha,
      name: color.name
    )
    gradient = color.drawnGradient
  }
}

extension DrawingFont {
  /// Makes the file of a font; `nil` for other fonts, and for a file that pages may not use.
  init?(_ metrics: any TextMetrics) {
    guard let font = metrics as? ShapedFont, let digest = font.instance.style.face.digest else {
      return nil
    }
    let style = font.instance.style
    self.init(
      file: style.face.path,
      digest: digest,
      axes: zip(style.face.axes, style.place).map { Axis(tag: $0.name, value: Double($1)) },
      features: font.shaping.features.css
    )
  }
}

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

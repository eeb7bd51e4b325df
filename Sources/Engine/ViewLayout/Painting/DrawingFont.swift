internal import LayoutTree

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

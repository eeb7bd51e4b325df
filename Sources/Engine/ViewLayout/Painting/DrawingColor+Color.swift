package import LayoutTree

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

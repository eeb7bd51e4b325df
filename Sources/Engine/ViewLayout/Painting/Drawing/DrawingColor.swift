/// A colour of a picture.
package struct DrawingColor: Sendable, Hashable, Codable {
  /// From 0 to 1.
  package var red: Double
  package var green: Double
  package var blue: Double
  /// From 0, nothing to see, to 1.
  package var alpha: Double
  /// The colour's name where it has one: what adapts to light and dark is drawn by it.
  package var name: String?

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1, name: String? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.name = name
  }

  /// The colour of texts and shapes that name none.
  package static let primary = DrawingColor(.primary)

  init(_ color: Color) {
    self.init(
      red: color.red,
      green: color.green,
      blue: color.blue,
      alpha: color.alpha,
      name: color.name
    )
  }
}

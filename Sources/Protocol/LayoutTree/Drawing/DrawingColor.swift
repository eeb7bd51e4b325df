package import Foundation

/// A color of a picture.
package struct DrawingColor: Sendable, Hashable, Codable {
  /// The components, each from 0 to 1.
  package var red: Double
  package var green: Double
  package var blue: Double
  /// The opacity, from 0 for transparent to 1.
  package var alpha: Double
  /// The name of a color that adapts to light and dark mode; `nil` for other colors.
  package var name: String?
  /// The gradient to draw instead of the color; `nil` for a plain color.
  package var gradient: DrawingGradient?

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1, name: String? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.name = name
  }

  /// The default color of texts and shapes.
  package static let primary = DrawingColor(red: 0, green: 0, blue: 0, name: "primary")
}

/// A gradient over the bounding box of a node.
package struct DrawingGradient: Sendable, Hashable, Codable {
  /// The curves along which the color is the same.
  package enum Geometry: Sendable, Hashable, Codable {
    /// Lines across the one from a start to an end, both in a unit square.
    case linear(from: CGPoint, to: CGPoint)
    /// Ellipses around a center in a unit square, up to the edges of the square.
    case radial(center: CGPoint)
  }

  package struct Stop: Sendable, Hashable, Codable {
    package var color: DrawingColor
    /// The position of the color, from 0 to 1.
    package var location: Double

    package init(_ color: DrawingColor, at location: Double) {
      (self.color, self.location) = (color, location)
    }
  }

  package var geometry: Geometry
  package var stops: [Stop]

  package init(_ geometry: Geometry, _ stops: [Stop]) {
    (self.geometry, self.stops) = (geometry, stops)
  }
}

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
  package static let primary = DrawingColor(.primary)

  init(_ color: Color) {
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

/// The drawing of a node itself, without its children.
package enum DrawingContent: Sendable, Equatable, Codable {
  /// The outline of the frame, for a container or a modifier.
  case outline
  /// Nothing, since the node is empty space.
  case room
  /// A fill of the whole frame with a color.
  case fill(DrawingColor)
  /// A shape in the frame.
  case shape(DrawingShape)
  /// The lines of a text.
  case text(DrawingText)
  /// A symbol, or a placeholder of an image.
  case image(DrawingImage)
  /// Several layers, from back to front.
  case layers([DrawingLayer])
  /// A hatched area with the name of a view that Plumb does not have.
  case placeholder(String)
  /// A part of a drawing that does not show views.
  case part(DrawingPart)
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

    init(_ color: DrawingColor, at location: Double) {
      (self.color, self.location) = (color, location)
    }
  }

  package var geometry: Geometry
  package var stops: [Stop]

  init(_ geometry: Geometry, _ stops: [Stop]) {
    (self.geometry, self.stops) = (geometry, stops)
  }
}

/// An image, whose own pixels a picture does not have.
package struct DrawingImage: Sendable, Hashable, Codable {
  /// The name of the image or of the symbol.
  package var name: String
  /// Whether the image is a symbol, which is drawn in a color.
  package var isSymbol: Bool
  package var color: DrawingColor

  package init(name: String, isSymbol: Bool, color: DrawingColor) {
    (self.name, self.isSymbol, self.color) = (name, isSymbol, color)
  }
}

/// A part of a picture, identified by a kind that its producer and its renderer agree on.
package struct DrawingPart: Sendable, Hashable, Codable {
  /// The kind of the part, such as `cell`.
  package var kind: String
  /// The name of the part; `nil` for none.
  package var name: String?
  /// The numbers that describe its position.
  package var numbers: [Int]

  package init(kind: String, name: String? = nil, numbers: [Int]) {
    self.kind = kind
    self.name = name
    self.numbers = numbers
  }
}

/// A layer of a node's drawing, such as one of the drawings of a canvas.
package struct DrawingLayer: Sendable, Equatable, Codable {
  /// A path that clips a layer.
  package struct Clip: Sendable, Equatable, Codable {
    /// The path in SVG notation and in the node's coordinates.
    package var path: String
    /// Whether the path is filled by the even-odd rule.
    package var isEvenOdd: Bool
  }

  package var content: DrawingContent
  /// The frame of the content before the transform; a shape has its coordinates.
  package var frame: CGRect
  /// The transform, as the six numbers of an SVG matrix; empty for the identity.
  package var matrix: [Double]
  /// The opacity, from 0 for transparent to 1.
  package var opacity: Double
  /// The clip paths, outermost first.
  package var clips: [Clip]
  /// The color filters, in CSS notation.
  package var filters: [String]
  /// The blend mode, in CSS notation; `nil` for the normal one.
  package var blending: String?

  package init(
    _ content: DrawingContent,
    frame: CGRect = .zero,
    matrix: [Double] = [],
    opacity: Double = 1,
    clips: [Clip] = [],
    filters: [String] = [],
    blending: String? = nil
  ) {
    (self.content, self.frame, self.matrix) = (content, frame, matrix)
    (self.opacity, self.clips, self.filters) = (opacity, clips, filters)
    self.blending = blending
  }
}

/// The stroke style of an outline, if it is not the default one.
package struct DrawingLine: Sendable, Equatable, Codable {
  /// The shape of the ends of the line: `butt`, `round` or `square`.
  package var cap: String
  /// The shape of the corners of the line: `miter`, `round` or `bevel`.
  package var join: String
  /// The maximum length of a mitered corner, as a multiple of the line's width.
  package var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points; empty for an unbroken line.
  package var dashes: [CGFloat]
  /// The offset into the dash pattern at the start of the line, in points.
  package var dashPhase: CGFloat
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

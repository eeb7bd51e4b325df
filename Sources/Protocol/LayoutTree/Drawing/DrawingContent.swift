package import Foundation

/// The drawing of a node itself, without its children.
package enum DrawingContent: Sendable, Hashable, Codable {
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
  /// A section of a collection view.
  case section(scrollsByItself: Bool)
  /// An element of a collection view or table.
  case element(ElementIdentity)
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

/// A layer of a node's drawing, such as one of the drawings of a canvas.
package struct DrawingLayer: Sendable, Hashable, Codable {
  /// A path that clips a layer.
  package struct Clip: Sendable, Hashable, Codable {
    /// The path in SVG notation and in the node's coordinates.
    package var path: String
    /// Whether the path is filled by the even-odd rule.
    package var isEvenOdd: Bool

    package init(path: String, isEvenOdd: Bool) {
      (self.path, self.isEvenOdd) = (path, isEvenOdd)
    }
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

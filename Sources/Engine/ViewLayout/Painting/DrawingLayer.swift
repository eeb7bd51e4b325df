package import Foundation

/// A color of a picture.
package struct DrawingColor: Sendable, Hashable, Codable {
  /// From 0 to 1.
  package var red: Double
  package var green: Double
  package var blue: Double
  /// From 0, transparent, to 1.
  package var alpha: Double
  /// The color's name, by which colors that adapt to light and dark are drawn; `nil` for none.
  package var name: String?

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
  }
}

/// The picture of a node itself, without its children.
package enum DrawingContent: Sendable, Equatable, Codable {
  /// A container or a modifier: its frame.
  case outline
  /// Nothing: the node only takes up space.
  case room
  /// The whole frame in a color.
  case fill(DrawingColor)
  /// An outline in the frame.
  case shape(DrawingShape)
  /// Lines of text.
  case text(DrawingText)
  /// Several pictures, from back to front.
  case layers([DrawingLayer])
  /// A part of a drawing that shows something other than views.
  case part(DrawingPart)
}

/// A part of a picture, identified by a kind that its producer and its renderer agree on.
package struct DrawingPart: Sendable, Hashable, Codable {
  /// The kind of the part, such as `cell`.
  package var kind: String
  /// The name that its producer gives it; `nil` for none.
  package var name: String?
  /// The numbers that describe its position.
  package var numbers: [Int]

  package init(kind: String, name: String? = nil, numbers: [Int]) {
    self.kind = kind
    self.name = name
    self.numbers = numbers
  }
}

/// A layer of a node's picture, such as one of the drawings of a canvas.
package struct DrawingLayer: Sendable, Equatable, Codable {
  /// An outline that clips a layer.
  package struct Clip: Sendable, Equatable, Codable {
    /// In the notation of SVG's paths and in the node's own coordinates.
    package var path: String
    /// Whether parts that overlap an even number of times are outside.
    package var isEvenOdd: Bool
  }

  package var content: DrawingContent
  /// Where the content is, before the matrix; an outline is in its coordinates.
  package var frame: CGRect
  /// The transform, as the six numbers of an SVG matrix; empty for the identity.
  package var matrix: [Double]
  /// From 0, transparent, to 1.
  package var opacity: Double
  /// The outermost one first.
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

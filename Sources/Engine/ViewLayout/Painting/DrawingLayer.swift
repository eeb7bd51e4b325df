package import Foundation

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

/// The picture of a node itself, without what is in it.
package enum DrawingContent: Sendable, Equatable, Codable {
  /// A container or a modifier: its frame.
  case outline
  /// Nothing: the node only takes room.
  case room
  /// The whole frame in a colour.
  case fill(DrawingColor)
  /// An outline in the frame.
  case shape(DrawingShape)
  /// Lines of text.
  case text(DrawingText)
  /// Several pictures, from back to front.
  case layers([DrawingLayer])
  /// A part of something else than views.
  case part(DrawingPart)
}

/// A part of a picture that whoever makes it and whoever draws it know by its kind.
package struct DrawingPart: Sendable, Hashable, Codable {
  /// The kind of the part, as `cell` is one.
  package var kind: String
  /// The name that its maker has for it; `nil` for none.
  package var name: String?
  /// The numbers that tell its place.
  package var numbers: [Int]

  package init(kind: String, name: String? = nil, numbers: [Int]) {
    self.kind = kind
    self.name = name
    self.numbers = numbers
  }
}

/// A picture that is a part of a node's own: one of those that a canvas draws over each other.
package struct DrawingLayer: Sendable, Equatable, Codable {
  /// An outline outside of which nothing of a layer is drawn.
  package struct Clip: Sendable, Equatable, Codable {
    /// In the notation of SVG's paths and in the node's own coordinates.
    package var path: String
    /// Whether parts that overlap an even number of times are outside.
    package var isEvenOdd: Bool
  }

  package var content: DrawingContent
  /// Where the content is, before the matrix; an outline is in its coordinates.
  package var frame: CGRect
  /// Where a point is drawn, as the six numbers of an SVG matrix; empty where it is drawn where it
  /// is.
  package var matrix: [Double]
  /// From 0, nothing to see, to 1.
  package var opacity: Double
  /// The outermost one first.
  package var clips: [Clip]
  /// The changes of colours, as style sheets write them.
  package var filters: [String]
  /// How the layer is mixed with what is behind it, as style sheets write it; `nil` for over it.
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

package import Foundation

/// The stroke style of an outline, if it is not the default one.
package struct DrawingLine: Sendable, Hashable, Codable {
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

  package init(
    cap: String,
    join: String,
    miterLimit: CGFloat,
    dashes: [CGFloat],
    dashPhase: CGFloat
  ) {
    (self.cap, self.join, self.miterLimit) = (cap, join, miterLimit)
    (self.dashes, self.dashPhase) = (dashes, dashPhase)
  }
}

/// A filled or stroked shape in a node's frame.
package struct DrawingShape: Sendable, Hashable, Codable {
  package enum Kind: Sendable, Hashable, Codable {
    case rectangle
    case ellipse
    /// A rectangle with elliptical corners; the associated value is the two corner radii in points.
    case rounded(CGSize)
    /// Any other path, in SVG notation and in the node's coordinates.
    case path(String)
  }

  package var kind: Kind
  /// The bounding box of the shape in the node's coordinates, in points.
  package var bounds: CGRect
  package var color: DrawingColor
  /// The width of the stroke in points; `nil` for a filled shape.
  package var lineWidth: CGFloat?
  /// The style of the stroke; `nil` for the default style.
  package var line: DrawingLine?
  /// Whether the shape is filled by the even-odd rule.
  package var isEvenOdd: Bool

  package init(
    kind: Kind,
    bounds: CGRect,
    color: DrawingColor,
    lineWidth: CGFloat? = nil,
    line: DrawingLine? = nil,
    isEvenOdd: Bool = false
  ) {
    self.kind = kind
    self.bounds = bounds
    self.color = color
    self.lineWidth = lineWidth
    self.line = line
    self.isEvenOdd = isEvenOdd
  }
}

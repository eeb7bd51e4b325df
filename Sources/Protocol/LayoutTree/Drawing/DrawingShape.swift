public import Foundation
internal import LayoutValues

/// The stroke style of an outline, if it is not the default one.
public struct DrawingLine: Sendable, Hashable, Codable {
  /// The shape of the ends of the line: `butt`, `round` or `square`.
  public var cap: String
  /// The shape of the corners of the line: `miter`, `round` or `bevel`.
  public var join: String
  /// The maximum length of a mitered corner, as a multiple of the line's width.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points; empty for an unbroken line.
  public var dashes: [CGFloat]
  /// The offset into the dash pattern at the start of the line, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  ///
  /// - Parameters:
  ///   - cap: The shape of the ends of the line: `butt`, `round` or `square`.
  ///   - join: The shape of the corners of the line: `miter`, `round` or `bevel`.
  ///   - miterLimit: The maximum length of a mitered corner, as a multiple of the line's width.
  ///   - dashes: The lengths of dashes and gaps in points; empty for an unbroken line.
  ///   - dashPhase: The offset into the dash pattern at the start of the line, in points.
  public init(
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
public struct DrawingShape: Sendable, Hashable {
  /// The form of a shape.
  public enum Kind: Sendable, Hashable {
    /// The rectangle of the bounds.
    case rectangle
    /// The ellipse in the bounds.
    case ellipse
    /// A rectangle with elliptical corners; the associated value is the two corner radii in points.
    case rounded(CGSize)
    /// Any other path, in SVG notation and in the node's coordinates.
    case path(String)
  }

  /// The form of the shape.
  public var kind: Kind
  /// The bounding box of the shape in the node's coordinates, in points.
  public var bounds: CGRect
  /// The color of the fill or of the stroke.
  public var color: DrawingColor
  /// The width of the stroke in points; `nil` for a filled shape.
  public var lineWidth: CGFloat?
  /// The style of the stroke; `nil` for the default style.
  public var line: DrawingLine?
  /// Whether the shape is filled by the even-odd rule.
  public var isEvenOdd: Bool

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - kind: The form of the shape.
  ///   - bounds: The bounding box of the shape in the node's coordinates, in points.
  ///   - color: The color of the fill or of the stroke.
  ///   - lineWidth: The width of the stroke in points; `nil` for a filled shape.
  ///   - line: The style of the stroke; `nil` for the default style.
  ///   - isEvenOdd: Whether the shape is filled by the even-odd rule.
  public init(
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

/// In JSON, members that have their default are omitted.
extension DrawingShape: Codable {
  private enum KindName: String, Codable { case rectangle, ellipse, rounded, path }
  private enum Keys: CodingKey { case kind, radii, path, bounds, color, lineWidth, line, isEvenOdd }

  /// Decodes the shape.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    let kind: Kind
    switch try object.decode(KindName.self, forKey: .kind) {
    case .rectangle: kind = .rectangle
    case .ellipse: kind = .ellipse
    case .rounded: kind = .rounded(try object.decode(CGSize.self, forKey: .radii))
    case .path: kind = .path(try object.decode(String.self, forKey: .path))
    }
    self.init(
      kind: kind,
      bounds: CGRect(try object.decode(LayoutFrame.self, forKey: .bounds)),
      color: try object.decode(DrawingColor.self, forKey: .color),
      lineWidth: try object.decodeIfPresent(CGFloat.self, forKey: .lineWidth),
      line: try object.decodeIfPresent(DrawingLine.self, forKey: .line),
      isEvenOdd: try object.decode(.isEvenOdd, default: false)
    )
  }

  /// Encodes the shape.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    switch kind {
    case .rectangle: try object.encode(KindName.rectangle, forKey: .kind)
    case .ellipse: try object.encode(KindName.ellipse, forKey: .kind)
    case .rounded(let radii):
      try object.encode(KindName.rounded, forKey: .kind)
      try object.encode(radii, forKey: .radii)
    case .path(let path):
      try object.encode(KindName.path, forKey: .kind)
      try object.encode(path, forKey: .path)
    }
    try object.encode(LayoutFrame(bounds), forKey: .bounds)
    try object.encode(color, forKey: .color)
    try object.encodeIfPresent(lineWidth, forKey: .lineWidth)
    try object.encodeIfPresent(line, forKey: .line)
    try object.encode(isEvenOdd, unless: false, forKey: .isEvenOdd)
  }
}

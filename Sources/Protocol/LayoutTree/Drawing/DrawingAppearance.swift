public import Foundation

/// The combined drawing effects of a node's modifiers on the picture of the node and its
/// descendants.
public struct DrawingAppearance: Sendable, Hashable {
  /// The opacity, from 0 for transparent to 1.
  public var opacity = 1.0
  /// Whether nothing of the node and its descendants is drawn.
  public var isHidden = false
  /// Whether content outside of the node's frame is clipped.
  public var clips = false
  /// The corner radius of the clip, in points.
  public var cornerRadius: CGFloat = 0
  /// The shape of the clip, in coordinates from the top left corner of the frame; `nil` for the
  /// frame with its corner radius.
  public var clipShape: DrawingShape?
  /// The background of a control, in the same coordinates; `nil` for none.
  public var backing: DrawingShape?
  /// Whether the node is drawn on a dark ground, in the colors of the dark appearance.
  public var isDark = false
  /// The color of the border; `nil` for none.
  public var borderColor: DrawingColor?
  /// The width of the border, in points.
  public var borderWidth: CGFloat = 0
  /// The z-index of the node among its siblings; higher ones are drawn in front.
  public var zIndex = 0.0
  /// The transform in the scene's coordinates, as the six numbers of an SVG matrix; empty for the
  /// identity.
  public var matrix: [Double] = []
  /// The CSS filter functions, innermost first.
  public var filters: [String] = []
  /// The CSS blend mode; `nil` for the normal one.
  public var blending: String?

  /// Creates the appearance of a node without effects.
  public init() {}

  /// Returns the appearance of the node after a translation of the whole scene.
  func moved(by distance: CGPoint) -> DrawingAppearance {
    guard matrix.count == 6 else { return self }
    var look = self
    let (x, y) = (Double(distance.x), Double(distance.y))
    look.matrix[4] += x - matrix[0] * x - matrix[2] * y
    look.matrix[5] += y - matrix[1] * x - matrix[3] * y
    return look
  }
}

/// In JSON, members that have their default are omitted.
extension DrawingAppearance: Codable {
  private enum Keys: CodingKey {
    case opacity, isHidden, clips, cornerRadius, clipShape, backing, isDark, borderColor,
      borderWidth
    case zIndex, matrix, filters, blending
  }

  /// Decodes an appearance.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member of another type.
  public init(from decoder: any Decoder) throws {
    self.init()
    let object = try decoder.container(keyedBy: Keys.self)
    opacity = try object.decode(.opacity, default: 1.0)
    isHidden = try object.decode(.isHidden, default: false)
    clips = try object.decode(.clips, default: false)
    cornerRadius = try object.decode(.cornerRadius, default: 0)
    clipShape = try object.decodeIfPresent(DrawingShape.self, forKey: .clipShape)
    backing = try object.decodeIfPresent(DrawingShape.self, forKey: .backing)
    isDark = try object.decode(.isDark, default: false)
    borderColor = try object.decodeIfPresent(DrawingColor.self, forKey: .borderColor)
    borderWidth = try object.decode(.borderWidth, default: 0)
    zIndex = try object.decode(.zIndex, default: 0)
    matrix = try object.decode(.matrix, default: [])
    filters = try object.decode(.filters, default: [])
    blending = try object.decodeIfPresent(String.self, forKey: .blending)
  }

  /// Encodes the appearance.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(opacity, unless: 1.0, forKey: .opacity)
    try object.encode(isHidden, unless: false, forKey: .isHidden)
    try object.encode(clips, unless: false, forKey: .clips)
    try object.encode(cornerRadius, unless: 0, forKey: .cornerRadius)
    try object.encodeIfPresent(clipShape, forKey: .clipShape)
    try object.encodeIfPresent(backing, forKey: .backing)
    try object.encode(isDark, unless: false, forKey: .isDark)
    try object.encodeIfPresent(borderColor, forKey: .borderColor)
    try object.encode(borderWidth, unless: 0, forKey: .borderWidth)
    try object.encode(zIndex, unless: 0, forKey: .zIndex)
    try object.encode(matrix, unless: [], forKey: .matrix)
    try object.encode(filters, unless: [], forKey: .filters)
    try object.encodeIfPresent(blending, forKey: .blending)
  }
}

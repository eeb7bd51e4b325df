public import Foundation
internal import LayoutValues

/// The lines of a text.
public struct DrawingText: Sendable, Hashable {
  /// A line of a text.
  public struct Line: Sendable, Hashable {
    /// The characters of the line.
    public var string: String
    /// The line's bounding box in the node's coordinates, in points.
    public var box: CGRect
    /// Whether the width is estimated, because it was not recorded with the system's font.
    public var isEstimated = false

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - string: The characters of the line.
    ///   - box: The line's bounding box in the node's coordinates, in points.
    public init(string: String, box: CGRect) {
      self.string = string
      self.box = box
    }
  }

  /// The visible lines, from top to bottom.
  public var lines: [Line]
  /// The font size in points.
  public var fontSize: CGFloat
  /// The color of the letters.
  public var color: DrawingColor
  /// The font that the lines are measured with; `nil` for the test font.
  public var face: Face?
  /// The space after each letter from tracking or kerning, in points; 0 if it varies.
  public var letterSpacing: CGFloat = 0

  /// The properties of a system's or an app's font that its letters are drawn with.
  public struct Face: Sendable, Hashable {
    /// The weight from 100 to 900.
    public var weight: Double
    /// Whether the letters are slanted.
    public var isItalic: Bool
    /// Whether all letters have the same width.
    public var isMonospaced: Bool
    /// Whether the letters have serifs.
    public var isSerif = false
    /// The file that the letters are drawn with; `nil` for a font that is not part of the app.
    public var font: DrawingFont?
    /// The distance of the baseline from the top of a line, in points.
    public var ascent: CGFloat

    /// Creates the properties of a font.
    ///
    /// - Parameters:
    ///   - weight: The weight from 100 to 900.
    ///   - isItalic: Whether the letters are slanted.
    ///   - isMonospaced: Whether all letters have the same width.
    ///   - ascent: The distance of the baseline from the top of a line, in points.
    public init(weight: Double, isItalic: Bool, isMonospaced: Bool, ascent: CGFloat) {
      self.weight = weight
      self.isItalic = isItalic
      self.isMonospaced = isMonospaced
      self.ascent = ascent
    }
  }

  /// Creates the drawing of a text in the test font.
  ///
  /// - Parameters:
  ///   - lines: The visible lines, from top to bottom.
  ///   - fontSize: The font size in points.
  ///   - color: The color of the letters.
  public init(lines: [Line], fontSize: CGFloat, color: DrawingColor) {
    self.lines = lines
    self.fontSize = fontSize
    self.color = color
  }
}

/// In JSON, members that have their default are omitted.
extension DrawingText: Codable {
  private enum Keys: CodingKey { case lines, fontSize, color, face, letterSpacing }

  /// Decodes the text.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    self.init(
      lines: try object.decode([Line].self, forKey: .lines),
      fontSize: try object.decode(CGFloat.self, forKey: .fontSize),
      color: try object.decode(.color, default: .primary)
    )
    face = try object.decodeIfPresent(Face.self, forKey: .face)
    letterSpacing = try object.decode(.letterSpacing, default: 0)
  }

  /// Encodes the text.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(lines, forKey: .lines)
    try object.encode(fontSize, forKey: .fontSize)
    try object.encode(color, unless: .primary, forKey: .color)
    try object.encodeIfPresent(face, forKey: .face)
    try object.encode(letterSpacing, unless: 0, forKey: .letterSpacing)
  }
}

/// In JSON, members that have their default are omitted.
extension DrawingText.Line: Codable {
  private enum Keys: CodingKey { case string, box, isEstimated }

  /// Decodes the line.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    self.init(
      string: try object.decode(String.self, forKey: .string),
      box: CGRect(try object.decode(LayoutFrame.self, forKey: .box))
    )
    isEstimated = try object.decode(.isEstimated, default: false)
  }

  /// Encodes the line.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(string, forKey: .string)
    try object.encode(LayoutFrame(box), forKey: .box)
    try object.encode(isEstimated, unless: false, forKey: .isEstimated)
  }
}

/// In JSON, members that have their default are omitted.
extension DrawingText.Face: Codable {
  private enum Keys: CodingKey { case weight, isItalic, isMonospaced, isSerif, font, ascent }

  /// Decodes the properties.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    self.init(
      weight: try object.decode(Double.self, forKey: .weight),
      isItalic: try object.decode(.isItalic, default: false),
      isMonospaced: try object.decode(.isMonospaced, default: false),
      ascent: try object.decode(CGFloat.self, forKey: .ascent)
    )
    isSerif = try object.decode(.isSerif, default: false)
    font = try object.decodeIfPresent(DrawingFont.self, forKey: .font)
  }

  /// Encodes the properties.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(weight, forKey: .weight)
    try object.encode(isItalic, unless: false, forKey: .isItalic)
    try object.encode(isMonospaced, unless: false, forKey: .isMonospaced)
    try object.encode(isSerif, unless: false, forKey: .isSerif)
    try object.encodeIfPresent(font, forKey: .font)
    try object.encode(ascent, forKey: .ascent)
  }
}

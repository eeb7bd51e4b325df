public import Foundation

/// A color of a picture.
public struct DrawingColor: Sendable, Hashable {
  /// The components, each from 0 to 1.
  public var red, green, blue: Double
  /// The opacity, from 0 for transparent to 1.
  public var alpha: Double
  /// The name of a color that adapts to light and dark mode; `nil` for other colors.
  public var name: String?
  /// The gradient to draw instead of the color; `nil` for a plain color.
  public var gradient: DrawingGradient?

  /// Creates a color.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 for transparent to 1.
  ///   - name: The name of a color that adapts to light and dark mode; `nil` for other colors.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, name: String? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.name = name
  }

  /// The default color of texts and shapes.
  public static let primary = DrawingColor(red: 0, green: 0, blue: 0, name: "primary")
}

/// A gradient over the bounding box of a node.
public struct DrawingGradient: Sendable, Hashable, Codable {
  /// The curves along which the color is the same.
  public enum Geometry: Sendable, Hashable, Codable {
    /// Lines at right angles to the line between two points in a unit square.
    case linear(from: CGPoint, to: CGPoint)
    /// Ellipses around a center in a unit square, up to the edges of the square.
    case radial(center: CGPoint)
  }

  /// A color at a position of a gradient.
  public struct Stop: Sendable, Hashable, Codable {
    /// The color at the position.
    public var color: DrawingColor
    /// The position of the color, from 0 to 1.
    public var location: Double

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - color: The color at the position.
    ///   - location: The position of the color, from 0 to 1.
    public init(_ color: DrawingColor, at location: Double) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The curves along which the color is the same.
  public var geometry: Geometry
  /// The colors, in the order of their positions.
  public var stops: [Stop]

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - geometry: The curves along which the color is the same.
  ///   - stops: The colors, in the order of their positions.
  public init(_ geometry: Geometry, _ stops: [Stop]) {
    (self.geometry, self.stops) = (geometry, stops)
  }
}

/// In JSON, members that have their default are omitted.
extension DrawingColor: Codable {
  private enum Keys: CodingKey { case red, green, blue, alpha, name, gradient }

  /// Decodes the color.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    self.init(
      red: try object.decode(Double.self, forKey: .red),
      green: try object.decode(Double.self, forKey: .green),
      blue: try object.decode(Double.self, forKey: .blue),
      alpha: try object.decode(.alpha, default: 1),
      name: try object.decodeIfPresent(String.self, forKey: .name)
    )
    gradient = try object.decodeIfPresent(DrawingGradient.self, forKey: .gradient)
  }

  /// Encodes the color.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(red, forKey: .red)
    try object.encode(green, forKey: .green)
    try object.encode(blue, forKey: .blue)
    try object.encode(alpha, unless: 1, forKey: .alpha)
    try object.encodeIfPresent(name, forKey: .name)
    try object.encodeIfPresent(gradient, forKey: .gradient)
  }
}

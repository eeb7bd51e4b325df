import Foundation

/// A colour; as a view it fills what it is proposed.
nonisolated public struct Color: Hashable, Sendable {
  /// The parts of red, green, blue and opacity, from 0 to 1.
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double
  /// The colour's name where it has one: what adapts to light and dark is drawn by it.
  let name: String?

  init(red: Double, green: Double, blue: Double, alpha: Double, name: String?) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    self.name = name
  }

  /// How the parts of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// The usual one, linear.
    case sRGBLinear
    /// A wider one.
    case displayP3
  }

  /// Makes a colour of its parts, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, alpha: opacity, name: nil)
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: opacity, name: nil)
  }

  /// Makes the colour of a name in the app's assets; drawn as grey here.
  public init(_ name: String) {
    self.init(red: 0.6, green: 0.6, blue: 0.6, alpha: 1, name: name)
  }

  /// The colour, more or less transparent.
  ///
  /// - Parameter opacity: From 0, nothing to see, to 1.
  /// - Returns: The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * opacity, name: name)
  }
}

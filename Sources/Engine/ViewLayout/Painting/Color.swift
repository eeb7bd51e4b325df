import Foundation

/// A color; as a view it fills what it is proposed.
nonisolated public struct Color: Hashable, Sendable {
  /// The parts of red, green, blue and opacity, from 0 to 1.
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double
  /// The color's name where it has one: what adapts to light and dark is drawn by it.
  let name: String?

  init(red: Double, green: Double, blue: Double, alpha: Double, name: String?) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    self.name = name
  }

  /// How the parts of a color are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// The usual one, linear.
    case sRGBLinear
    /// A wider one.
    case displayP3
  }

  /// Makes a color of its parts, from 0 to 1.
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

  /// Makes the color of a name in the app's assets; drawn as grey here.
  public init(_ name: String) {
    self.init(red: 0.6, green: 0.6, blue: 0.6, alpha: 1, name: name)
  }

  /// The color, more or less transparent.
  ///
  /// - Parameter opacity: From 0, nothing to see, to 1.
  /// - Returns: The color with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * opacity, name: name)
  }
}

extension Color {
  private init(_ name: String, _ red: Double, _ green: Double, _ blue: Double) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1, name: name)
  }

  /// Nothing to see, but as large as any color.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0, name: "clear")
  /// Black.
  public static let black = Color("black", 0, 0, 0)
  /// White.
  public static let white = Color("white", 255, 255, 255)
  /// Grey.
  public static let gray = Color("gray", 142, 142, 147)
  /// Red.
  public static let red = Color("red", 255, 59, 48)
  /// Green.
  public static let green = Color("green", 52, 199, 89)
  /// Blue.
  public static let blue = Color("blue", 0, 122, 255)
  /// Orange.
  public static let orange = Color("orange", 255, 149, 0)
  /// Yellow.
  public static let yellow = Color("yellow", 255, 204, 0)
  /// Pink.
  public static let pink = Color("pink", 255, 45, 85)
  /// Purple.
  public static let purple = Color("purple", 175, 82, 222)
  /// Mint.
  public static let mint = Color("mint", 0, 199, 190)
  /// Teal.
  public static let teal = Color("teal", 48, 176, 199)
  /// Cyan.
  public static let cyan = Color("cyan", 50, 173, 230)
  /// Indigo.
  public static let indigo = Color("indigo", 88, 86, 214)
  /// Brown.
  public static let brown = Color("brown", 162, 132, 94)
  /// The color of text.
  public static let primary = Color("primary", 0, 0, 0)
  /// The color of text that matters less.
  public static let secondary = Color("secondary", 138, 138, 142)
  /// The color of text that matters less still.
  public static let tertiary = Color("tertiary", 197, 197, 199)
  /// The color of text that matters least.
  public static let quaternary = Color("quaternary", 216, 216, 217)
  /// The color of what can be used.
  public static let accentColor = Color("accentColor", 0, 122, 255)
}

import Foundation
internal import LayoutTree
internal import ResourceFiles

/// A color; as a view, it fills its proposed size.
nonisolated public struct Color: Hashable, Sendable {
  /// The components of the color, each from 0 to 1.
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double
  /// The name and the replacement of the color, if it has any.
  ///
  /// They are stored outside of the color to keep it small, because nodes store colors.
  private let details: Details?

  init(
    red: Double,
    green: Double,
    blue: Double,
    alpha: Double,
    name: String?,
    variant: Variant? = nil
  ) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    details = name == nil && variant == nil ? nil : .details(name: name, variant)
  }

  /// Creates the color of an asset catalog.
  private init(_ paint: AssetIndex.NamedColor) {
    let light = paint.light
    self.init(
      red: light.red,
      green: light.green,
      blue: light.blue,
      alpha: light.alpha,
      name: nil,
      variant: paint.dark.map(Variant.dark)
    )
  }

  /// Creates a color of the system.
  ///
  /// - Parameters:
  ///   - light: Red, green, blue and alpha from 0 to 1.
  ///   - dark: The same components in a dark color scheme; `nil` if the color is the same.
  ///   - name: The name by which pictures adapt the color; `nil` for none.
  package init(light: [Double], dark: [Double]?, name: String?) {
    let variant = dark.map { dark in
      Variant.dark(
        AssetIndex.ColorValue(red: dark[0], green: dark[1], blue: dark[2], alpha: dark[3])
      )
    }
    self.init(
      red: light[0],
      green: light[1],
      blue: light[2],
      alpha: light[3],
      name: name,
      variant: variant
    )
  }

  /// Red, green, blue and alpha from 0 to 1 in a light color scheme.
  package var components: [Double] { [red, green, blue, alpha] }

  /// The color space of RGB components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, alpha: opacity, name: nil)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: opacity, name: nil)
  }

  /// Creates a color from an asset catalog of the app's folder; without such a folder, it is drawn
  /// as gray.
  public init(_ name: String) {
    if let paint = AppResources.current?.color(name) {
      self.init(paint)
      return
    }
    self.init(red: 0.6, green: 0.6, blue: 0.6, alpha: 1, name: name)
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(
      red: red,
      green: green,
      blue: blue,
      alpha: alpha * opacity,
      name: name,
      variant: variant?.opacity(opacity)
    )
  }
}

extension Color {
  private indirect enum Details: Hashable, Sendable {
    case details(name: String?, Variant?)
  }

  /// The name of the color, which pictures use to adapt it to light and dark mode; `nil` for none.
  var name: String? {
    guard case .details(let name, _) = details else { return nil }
    return name
  }

  /// The replacement in some pictures; `nil` for a color that is the same in all of them.
  private var variant: Variant? {
    guard case .details(_, let variant) = details else { return nil }
    return variant
  }

  /// The replacement of a color in some pictures.
  nonisolated enum Variant: Hashable, Sendable {
    /// The components in a dark color scheme.
    case dark(AssetIndex.ColorValue)
    /// The gradient that the color approximates.
    case gradient(DrawingGradient)

    fileprivate func opacity(_ opacity: Double) -> Variant {
      guard case .dark(var dark) = self else { return self }
      dark.alpha *= opacity
      return .dark(dark)
    }
  }

  /// The gradient that the color approximates; `nil` for a plain color.
  var drawnGradient: DrawingGradient? {
    guard case .gradient(let gradient) = variant else { return nil }
    return gradient
  }

  /// Returns the color that is drawn in a color scheme (R-LOC-7).
  ///
  /// Pictures adapt the colors of texts and backgrounds by their names.
  func resolved(in colorScheme: ColorScheme) -> Color {
    guard colorScheme == .dark, case .dark(let dark) = variant else { return self }
    return Color(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha, name: nil)
  }
}

extension Color {
  /// Creates a color of components from 0 to 255; `dark` are those in a dark color scheme.
  private init(
    _ name: String,
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    dark: (red: Double, green: Double, blue: Double)? = nil
  ) {
    let (red, green, blue) = (red / 255, green / 255, blue / 255)
    let variant = dark.map { dark in
      Variant.dark(
        AssetIndex.ColorValue(
          red: dark.red / 255,
          green: dark.green / 255,
          blue: dark.blue / 255,
          alpha: 1
        )
      )
    }
    self.init(red: red, green: green, blue: blue, alpha: 1, name: name, variant: variant)
  }

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0, name: "clear")
  public static let black = Color("black", 0, 0, 0)
  public static let white = Color("white", 255, 255, 255)
  public static let gray = Color("gray", 142, 142, 147)
  public static let red = Color("red", 255, 59, 48, dark: (255, 69, 58))
  public static let green = Color("green", 52, 199, 89, dark: (48, 209, 88))
  public static let blue = Color("blue", 0, 122, 255, dark: (10, 132, 255))
  public static let orange = Color("orange", 255, 149, 0, dark: (255, 159, 10))
  public static let yellow = Color("yellow", 255, 204, 0, dark: (255, 214, 10))
  public static let pink = Color("pink", 255, 45, 85, dark: (255, 55, 95))
  public static let purple = Color("purple", 175, 82, 222, dark: (191, 90, 242))
  public static let mint = Color("mint", 0, 199, 190, dark: (99, 230, 226))
  public static let teal = Color("teal", 48, 176, 199, dark: (64, 200, 224))
  public static let cyan = Color("cyan", 50, 173, 230, dark: (100, 210, 255))
  public static let indigo = Color("indigo", 88, 86, 214, dark: (94, 92, 230))
  public static let brown = Color("brown", 162, 132, 94, dark: (172, 142, 104))
  public static let primary = Color("primary", 0, 0, 0)
  public static let secondary = Color("secondary", 138, 138, 142)
  public static let tertiary = Color("tertiary", 197, 197, 199)
  public static let quaternary = Color("quaternary", 216, 216, 217)
  /// The color of a window's background.
  static let background = Color("background", 255, 255, 255)
  public static var accentColor: Color {
    AppResources.current?.folder.assets.paints["AccentColor"].map { Color($0) } ?? systemAccent
  }
  private static let systemAccent = Color("accentColor", 0, 122, 255, dark: (10, 132, 255))
}

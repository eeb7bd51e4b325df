public import Foundation

/// A color or pattern for filling and stroking shapes and backgrounds.
public protocol ShapeStyle: Sendable {
  /// The color that approximates the style; `nil` for the foreground color.
  var plainColor: Color? { get }
}

extension Color: ShapeStyle {
  /// The color itself, unchanged.
  nonisolated public var plainColor: Color? { self }
}

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  /// Makes an instance of the style.
  public init() {}
  /// The foreground color, as `nil`.
  public var plainColor: Color? { nil }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background style of the environment.
public struct BackgroundStyle: ShapeStyle {
  /// Makes an instance of the style.
  public init() {}
  /// The color of the background: white, or black in a dark color scheme.
  public var plainColor: Color? { .background }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle {
  /// The second level of the style; it has the same color.
  public var secondary: some ShapeStyle { AnyShapeStyle(self) }
  /// The third level of the style; it has the same color.
  public var tertiary: some ShapeStyle { AnyShapeStyle(self) }
  /// The fourth level of the style; it has the same color.
  public var quaternary: some ShapeStyle { AnyShapeStyle(self) }
  /// The fifth level of the style; it has the same color.
  public var quinary: some ShapeStyle { AnyShapeStyle(self) }
}

extension ShapeStyle where Self == Color {
  /// The color `black` as a style.
  public static var black: Color { Color.black }
  /// The color `white` as a style.
  public static var white: Color { Color.white }
  /// The color `gray` as a style.
  public static var gray: Color { Color.gray }
  /// The color `red` as a style.
  public static var red: Color { Color.red }
  /// The color `green` as a style.
  public static var green: Color { Color.green }
  /// The color `blue` as a style.
  public static var blue: Color { Color.blue }
  /// The color `orange` as a style.
  public static var orange: Color { Color.orange }
  /// The color `yellow` as a style.
  public static var yellow: Color { Color.yellow }
  /// The color `pink` as a style.
  public static var pink: Color { Color.pink }
  /// The color `purple` as a style.
  public static var purple: Color { Color.purple }
  /// The color `mint` as a style.
  public static var mint: Color { Color.mint }
  /// The color `teal` as a style.
  public static var teal: Color { Color.teal }
  /// The color `cyan` as a style.
  public static var cyan: Color { Color.cyan }
  /// The color `indigo` as a style.
  public static var indigo: Color { Color.indigo }
  /// The color `brown` as a style.
  public static var brown: Color { Color.brown }
  /// The color `primary` as a style.
  public static var primary: Color { Color.primary }
  /// The color `secondary` as a style.
  public static var secondary: Color { Color.secondary }
  /// The color `tertiary` as a style.
  public static var tertiary: Color { Color.tertiary }
  /// The color `quaternary` as a style.
  public static var quaternary: Color { Color.quaternary }
  /// The color `clear` as a style.
  public static var clear: Color { Color.clear }
}

/// A material that blurs its background.
public struct Material: ShapeStyle {
  private let opacity: Double

  // mutants(constant): an opacity above 1 is opaque, which only pictures show
  /// A material that lets most of its background show through.
  public static let ultraThinMaterial = Material(opacity: 0.2)
  // mutants(constant): an opacity above 1 is opaque, which only pictures show
  /// A material that lets more than half of its background show through.
  public static let thinMaterial = Material(opacity: 0.4)
  // mutants(constant): an opacity above 1 is opaque, which only pictures show
  /// A material that lets less than half of its background show through.
  public static let regularMaterial = Material(opacity: 0.6)
  // mutants(constant): an opacity above 1 is opaque, which only pictures show
  /// A material that lets little of its background show through.
  public static let thickMaterial = Material(opacity: 0.8)
  // mutants(constant): an opacity above 1 is opaque, which only pictures show
  /// A material that lets very little of its background show through.
  public static let ultraThickMaterial = Material(opacity: 0.9)

  /// Gray with the opacity of the material, which pictures draw as a veil.
  public var plainColor: Color? {
    let gray = Color.gray
    return Color(
      red: gray.red,
      green: gray.green,
      blue: gray.blue,
      alpha: opacity,
      name: "material"
    )
  }
}

extension ShapeStyle where Self == Material {
  /// The material `ultraThinMaterial` as a style.
  public static var ultraThinMaterial: Material { Material.ultraThinMaterial }
  /// The material `thinMaterial` as a style.
  public static var thinMaterial: Material { Material.thinMaterial }
  /// The material `regularMaterial` as a style.
  public static var regularMaterial: Material { Material.regularMaterial }
  /// The material `thickMaterial` as a style.
  public static var thickMaterial: Material { Material.thickMaterial }
  /// The material `ultraThickMaterial` as a style.
  public static var ultraThickMaterial: Material { Material.ultraThickMaterial }
}

/// A shadow of a filled or stroked shape.
public struct ShadowStyle: Equatable, Sendable {
  let radius: CGFloat

  // mutants(constant): the parameter has no effect: the drawing is the same with any
  /// Returns a shadow behind the shape.
  public static func drop(
    color: Color = .black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }

  // mutants(constant): the parameter has no effect: the drawing is the same with any
  /// Returns a shadow inside of the shape.
  public static func inner(
    color: Color = .black.opacity(0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }
}

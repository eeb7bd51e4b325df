public import Foundation

/// A color or pattern for filling and stroking shapes and backgrounds.
public protocol ShapeStyle: Sendable {
  /// The color that approximates the style; `nil` for the foreground color.
  var plainColor: Color? { get }
}

extension Color: ShapeStyle {
  nonisolated public var plainColor: Color? { self }
}

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  /// The foreground color, as `nil`.
  public var plainColor: Color? { nil }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background style of the environment.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public var plainColor: Color? { .background }
}

extension ShapeStyle where Self == BackgroundStyle {
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
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var red: Color { Color.red }
  public static var green: Color { Color.green }
  public static var blue: Color { Color.blue }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var pink: Color { Color.pink }
  public static var purple: Color { Color.purple }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var indigo: Color { Color.indigo }
  public static var brown: Color { Color.brown }
  public static var primary: Color { Color.primary }
  public static var secondary: Color { Color.secondary }
  public static var tertiary: Color { Color.tertiary }
  public static var quaternary: Color { Color.quaternary }
  public static var clear: Color { Color.clear }
}

/// A material that blurs its background.
public struct Material: ShapeStyle {
  private let opacity: Double

  public static let ultraThinMaterial = Material(opacity: 0.2)
  public static let thinMaterial = Material(opacity: 0.4)
  public static let regularMaterial = Material(opacity: 0.6)
  public static let thickMaterial = Material(opacity: 0.8)
  public static let ultraThickMaterial = Material(opacity: 0.9)

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
  public static var ultraThinMaterial: Material { Material.ultraThinMaterial }
  public static var thinMaterial: Material { Material.thinMaterial }
  public static var regularMaterial: Material { Material.regularMaterial }
  public static var thickMaterial: Material { Material.thickMaterial }
  public static var ultraThickMaterial: Material { Material.ultraThickMaterial }
}

/// A shadow of a filled or stroked shape.
public struct ShadowStyle: Equatable, Sendable {
  let radius: CGFloat

  public static func drop(
    color: Color = .black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }

  public static func inner(
    color: Color = .black.opacity(0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }
}

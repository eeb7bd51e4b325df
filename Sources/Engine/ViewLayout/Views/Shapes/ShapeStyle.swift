public import Foundation

/// A colour or the like that a shape can be filled with, and a background be made of.
public protocol ShapeStyle: Sendable {
  /// The nearest plain colour; `nil` for the foreground colour.
  var plainColor: Color? { get }
}

extension Color: ShapeStyle {
  /// The colour itself.
  nonisolated public var plainColor: Color? { self }
}

/// The colour of what is in front.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// The foreground colour.
  public var plainColor: Color? { nil }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of what is in front.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The colour behind everything.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// White.
  public var plainColor: Color? { .white }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle {
  /// The style where it matters less.
  public var secondary: some ShapeStyle { AnyShapeStyle(self) }
  /// The style where it matters less still.
  public var tertiary: some ShapeStyle { AnyShapeStyle(self) }
  /// The style where it hardly matters.
  public var quaternary: some ShapeStyle { AnyShapeStyle(self) }
  /// The style at its quinary level.
  public var quinary: some ShapeStyle { AnyShapeStyle(self) }
}

extension ShapeStyle where Self == Color {
  /// The colour of the name.
  public static var black: Color { Color.black }
  /// The colour of the name.
  public static var white: Color { Color.white }
  /// The colour of the name.
  public static var gray: Color { Color.gray }
  /// The colour of the name.
  public static var red: Color { Color.red }
  /// The colour of the name.
  public static var green: Color { Color.green }
  /// The colour of the name.
  public static var blue: Color { Color.blue }
  /// The colour of the name.
  public static var orange: Color { Color.orange }
  /// The colour of the name.
  public static var yellow: Color { Color.yellow }
  /// The colour of the name.
  public static var pink: Color { Color.pink }
  /// The colour of the name.
  public static var purple: Color { Color.purple }
  /// The colour of the name.
  public static var mint: Color { Color.mint }
  /// The colour of the name.
  public static var teal: Color { Color.teal }
  /// The colour of the name.
  public static var cyan: Color { Color.cyan }
  /// The colour of the name.
  public static var indigo: Color { Color.indigo }
  /// The colour of the name.
  public static var brown: Color { Color.brown }
  /// The colour of the name.
  public static var primary: Color { Color.primary }
  /// The colour of the name.
  public static var secondary: Color { Color.secondary }
  /// The colour of the name.
  public static var tertiary: Color { Color.tertiary }
  /// The colour of the name.
  public static var quaternary: Color { Color.quaternary }
  /// The colour of the name.
  public static var clear: Color { Color.clear }
}

/// A blurred look at what is behind.
public struct Material: ShapeStyle {
  private let opacity: Double

  /// Mostly see-through.
  public static let ultraThinMaterial = Material(opacity: 0.2)
  /// More see-through than not.
  public static let thinMaterial = Material(opacity: 0.4)
  /// Half and half.
  public static let regularMaterial = Material(opacity: 0.6)
  /// Less see-through than not.
  public static let thickMaterial = Material(opacity: 0.8)
  /// Hardly see-through.
  public static let ultraThickMaterial = Material(opacity: 0.9)

  /// A grey as dense as the material.
  public var plainColor: Color? { .gray.opacity(opacity) }
}

extension ShapeStyle where Self == Material {
  /// The material of the name.
  public static var ultraThinMaterial: Material { Material.ultraThinMaterial }
  /// The material of the name.
  public static var thinMaterial: Material { Material.thinMaterial }
  /// The material of the name.
  public static var regularMaterial: Material { Material.regularMaterial }
  /// The material of the name.
  public static var thickMaterial: Material { Material.thickMaterial }
  /// The material of the name.
  public static var ultraThickMaterial: Material { Material.ultraThickMaterial }
}

/// A shadow of what a style fills.
public struct ShadowStyle: Equatable, Sendable {
  let radius: CGFloat

  /// A shadow behind.
  public static func drop(
    color: Color = .black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }

  /// A shadow inside.
  public static func inner(
    color: Color = .black.opacity(0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }
}

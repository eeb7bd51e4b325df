/// A hierarchical level of the content's foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  let color: Color

  public static let primary = HierarchicalShapeStyle(color: .primary)
  public static let secondary = HierarchicalShapeStyle(color: .secondary)
  public static let tertiary = HierarchicalShapeStyle(color: .tertiary)
  public static let quaternary = HierarchicalShapeStyle(color: .quaternary)
  /// The fifth level, which has the color of the fourth level.
  public static let quinary = HierarchicalShapeStyle(color: .quaternary)

  public var plainColor: Color? { color }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The color of a semantic style, such as a selection or a separator.
public struct NamedShapeStyle: ShapeStyle {
  public let plainColor: Color?
}

extension ShapeStyle where Self == NamedShapeStyle {
  public static var tint: NamedShapeStyle { NamedShapeStyle(plainColor: .accentColor) }
  public static var separator: NamedShapeStyle { NamedShapeStyle(plainColor: .quaternary) }
  public static var selection: NamedShapeStyle { NamedShapeStyle(plainColor: .accentColor) }
  public static var link: NamedShapeStyle { NamedShapeStyle(plainColor: .accentColor) }
  public static var placeholder: NamedShapeStyle { NamedShapeStyle(plainColor: .tertiary) }
  public static var windowBackground: NamedShapeStyle { NamedShapeStyle(plainColor: .background) }
  public static var fill: NamedShapeStyle { NamedShapeStyle(plainColor: .quaternary) }
}

extension ShapeStyle where Self == Material {
  public static var bar: Material { Material.bar }
}

extension Material {
  public static let bar = Material.thickMaterial
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  public let plainColor: Color?

  public init<Style: ShapeStyle>(_ style: Style) { plainColor = style.plainColor }
}

/// A style that paints with an image; pictures use gray instead.
public struct ImagePaint: ShapeStyle {
  public var image: Image

  public init(image: Image) { self.image = image }

  public var plainColor: Color? { .gray }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow, which pictures do not draw.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }

  /// The foreground style with a blend mode, which pictures do not draw.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle((plainColor ?? .primary).opacity(opacity))
  }

  /// Adds a shadow to the style, which pictures do not draw.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }

  /// Sets the blend mode of the style, which pictures do not draw.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
}

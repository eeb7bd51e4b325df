/// A hierarchical level of the content's foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  let color: Color

  /// The first level: the foreground color.
  public static let primary = HierarchicalShapeStyle(color: .primary)
  /// The second level of the hierarchy.
  public static let secondary = HierarchicalShapeStyle(color: .secondary)
  /// The third level of the hierarchy.
  public static let tertiary = HierarchicalShapeStyle(color: .tertiary)
  /// The fourth level of the hierarchy.
  public static let quaternary = HierarchicalShapeStyle(color: .quaternary)
  /// The fifth level, which has the color of the fourth level.
  public static let quinary = HierarchicalShapeStyle(color: .quaternary)

  /// The color of the level.
  public var plainColor: Color? { color }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The fifth level of the hierarchy.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The color of a semantic style, such as a selection or a separator.
public struct NamedShapeStyle: ShapeStyle {
  /// The color of the style.
  public let plainColor: Color?
}

extension ShapeStyle where Self == NamedShapeStyle {
  /// The tint color of controls.
  public static var tint: NamedShapeStyle { NamedShapeStyle(plainColor: .accentColor) }
  /// The color of separator lines.
  public static var separator: NamedShapeStyle { NamedShapeStyle(plainColor: .quaternary) }
  /// The color of selected content.
  public static var selection: NamedShapeStyle { NamedShapeStyle(plainColor: .accentColor) }
  /// The color of links.
  public static var link: NamedShapeStyle { NamedShapeStyle(plainColor: .accentColor) }
  /// The color of placeholder text.
  public static var placeholder: NamedShapeStyle { NamedShapeStyle(plainColor: .tertiary) }
  /// The background color of windows.
  public static var windowBackground: NamedShapeStyle { NamedShapeStyle(plainColor: .background) }
  /// The color for filled areas.
  public static var fill: NamedShapeStyle { NamedShapeStyle(plainColor: .quaternary) }
}

extension ShapeStyle where Self == Material {
  /// The material of a bar.
  public static var bar: Material { Material.bar }
}

extension Material {
  /// The material of a bar.
  public static let bar = Material.thickMaterial
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  /// The color of the style.
  public let plainColor: Color?

  /// Makes a type-erased style.
  public init<Style: ShapeStyle>(_ style: Style) { plainColor = style.plainColor }
}

/// A style that paints with an image; pictures use gray instead.
public struct ImagePaint: ShapeStyle {
  /// The image to paint.
  public var image: Image

  /// Makes a style that paints with an image.
  public init(image: Image) { self.image = image }

  /// Gray, which replaces the image in pictures.
  public var plainColor: Color? { .gray }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow, which pictures do not draw.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  /// The foreground style with an opacity.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }

  /// The foreground style with a blend mode, which pictures do not draw.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }
}

extension ShapeStyle {
  /// Multiplies the opacity of the style.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle((plainColor ?? .primary).opacity(opacity))
  }

  /// Adds a shadow to the style, which pictures do not draw.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }

  /// Sets the blend mode of the style, which pictures do not draw.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
}

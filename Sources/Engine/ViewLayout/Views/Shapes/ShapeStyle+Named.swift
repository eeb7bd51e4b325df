/// The colours of the content around: levels of the foreground's, and those of controls.
public struct HierarchicalShapeStyle: ShapeStyle {
  let color: Color

  /// The foreground's colour.
  public static let primary = HierarchicalShapeStyle(color: .primary)
  /// Of what matters less.
  public static let secondary = HierarchicalShapeStyle(color: .secondary)
  /// Of what matters less still.
  public static let tertiary = HierarchicalShapeStyle(color: .tertiary)
  /// Of what hardly matters.
  public static let quaternary = HierarchicalShapeStyle(color: .quaternary)
  /// The quinary level.
  public static let quinary = HierarchicalShapeStyle(color: .quaternary)

  /// The level's colour.
  public var plainColor: Color? { color }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The quinary level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The colour of what is selected, of separators and the like.
public struct NamedShapeStyle: ShapeStyle {
  /// The colour.
  public let plainColor: Color?
}

extension ShapeStyle where Self == NamedShapeStyle {
  /// The colour of controls.
  public static var tint: NamedShapeStyle { NamedShapeStyle(plainColor: .accentColor) }
  /// The colour of lines.
  public static var separator: NamedShapeStyle { NamedShapeStyle(plainColor: .quaternary) }
  /// The colour of what is chosen.
  public static var selection: NamedShapeStyle { NamedShapeStyle(plainColor: .accentColor) }
  /// The colour of links.
  public static var link: NamedShapeStyle { NamedShapeStyle(plainColor: .accentColor) }
  /// The colour of what stands for what is not there.
  public static var placeholder: NamedShapeStyle { NamedShapeStyle(plainColor: .tertiary) }
  /// The colour behind a window.
  public static var windowBackground: NamedShapeStyle { NamedShapeStyle(plainColor: .white) }
  /// The colour behind what is filled.
  public static var fill: NamedShapeStyle { NamedShapeStyle(plainColor: .quaternary) }
}

extension ShapeStyle where Self == Material {
  /// The look of a bar.
  public static var bar: Material { Material.bar }
}

extension Material {
  /// The look of a bar.
  public static let bar = Material.thickMaterial
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// The style's colour.
  public let plainColor: Color?

  /// Makes a style of one of another type.
  public init<Style: ShapeStyle>(_ style: Style) { plainColor = style.plainColor }
}

/// A picture as a style: grey here.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image

  /// Makes a style of a picture.
  public init(image: Image) { self.image = image }

  /// Grey.
  public var plainColor: Color? { .gray }
}

extension ShapeStyle {
  /// The style, more or less to be seen through.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle((plainColor ?? .primary).opacity(opacity))
  }

  /// The style with a shadow, which its colour does not show.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }

  /// The style, mixed with what is behind it, which its colour does not show.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
}

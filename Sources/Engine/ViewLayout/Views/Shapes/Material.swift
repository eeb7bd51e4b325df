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

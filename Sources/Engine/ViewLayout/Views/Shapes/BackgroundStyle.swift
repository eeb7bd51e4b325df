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

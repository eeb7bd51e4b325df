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

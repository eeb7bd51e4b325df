/// What buttons look like; here all are plain.
public protocol PrimitiveButtonStyle {}

/// The usual look.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

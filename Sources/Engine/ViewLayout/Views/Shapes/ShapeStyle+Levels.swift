extension ShapeStyle {
  /// The style where it matters less.
  public var secondary: some ShapeStyle { AnyShapeStyle(self) }
  /// The style where it matters less still.
  public var tertiary: some ShapeStyle { AnyShapeStyle(self) }
  /// The style where it hardly matters.
  public var quaternary: some ShapeStyle { AnyShapeStyle(self) }
  /// The style where it matters least.
  public var quinary: some ShapeStyle { AnyShapeStyle(self) }
}

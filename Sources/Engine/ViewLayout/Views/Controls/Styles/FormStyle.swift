/// How a form looks; all of them are laid out alike (R-CTRL).
public protocol FormStyle {}

/// The usual style.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// Sections in boxes.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// Labels in one column, controls in another.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections in boxes.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column, controls in another.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

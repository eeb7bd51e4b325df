/// How a list looks; all of them are laid out alike (R-CTRL).
public protocol ListStyle {}

/// The usual style.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// Sections apart from each other.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// Sections in boxes.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// Rows with space at both sides.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// Rows beside the main view.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections apart from each other.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections in boxes.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with space at both sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows beside the main view.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

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

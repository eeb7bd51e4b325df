/// A style for the appearance of lists; in the reference style all have the same layout (R-CTRL).
public protocol ListStyle {}

/// The default list style.
public struct DefaultListStyle: ListStyle {
  public init() {}
}

/// A list style with plain rows.
public struct PlainListStyle: ListStyle {
  public init() {}
}

/// A list style with grouped sections.
public struct GroupedListStyle: ListStyle {
  public init() {}
}

/// A list style with inset, grouped sections.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}

/// A list style with inset rows.
public struct InsetListStyle: ListStyle {
  public init() {}
}

/// A list style for sidebars.
public struct SidebarListStyle: ListStyle {
  public init() {}
}

/// A list style with a border.
public struct BorderedListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension ListKind {
  init(_ style: some ListStyle) {
    self =
      switch style {
      case is PlainListStyle: .plain
      case is GroupedListStyle: .grouped
      case is InsetGroupedListStyle: .insetGrouped
      case is InsetListStyle: .inset
      case is SidebarListStyle: .sidebar
      case is BorderedListStyle: .bordered
      default: .automatic
      }
  }
}

enum FormKind {
  case automatic, grouped, columns

  init(_ style: some FormStyle) {
    self =
      switch style {
      case is GroupedFormStyle: .grouped
      case is ColumnsFormStyle: .columns
      default: .automatic
      }
  }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A style for the appearance of forms; in the reference style all have the same layout (R-CTRL).
public protocol FormStyle {}

/// The default form style.
public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

/// A form style with grouped sections.
public struct GroupedFormStyle: FormStyle {
  public init() {}
}

/// A form style with one column for labels and one for controls.
public struct ColumnsFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

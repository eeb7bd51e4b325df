public import Foundation

nonisolated extension View {
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// Sets the background of the row, which has the frame of the row; its views are not laid out
  /// (R-CTRL-23).
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    layoutValue(key: ListRowBackgroundKey.self, value: view != nil)
  }

  /// Shows or hides the separators at edges of the view as a row of a list (R-CTRL-23).
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(key: HiddenSeparatorsKey.self, value: visibility == .hidden ? edges : [])
  }

  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Shows or hides the background of lists inside the view; this has no effect on layout.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the style of lists inside the view; in the reference style all have the same layout
  /// (R-CTRL).
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    environment(\.listKind, ListKind(style))
  }

  /// Sets the style of forms inside the view; in the reference style all have the same layout
  /// (R-CTRL).
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    environment(\.formKind, FormKind(style))
  }
}

/// The space above the section headers of a list.
public struct ListSectionSpacing: Sendable {
  /// The length in points; `nil` for that of the list's style.
  let length: CGFloat?

  /// The default space of the list's style: 0 points in the reference style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// The compact space: 0 points.
  public static let compact = ListSectionSpacing(length: 0)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

nonisolated extension View {
  /// Omits the view's node from reports, because it is an internal part of a control or cell.
  package func unlisted() -> some View { modifier(UnlistedModifier()) }
}

nonisolated struct UnlistedModifier: AttachmentModifier {
  func makeAttachment(in context: ViewContext) -> UnlistedAttachment { UnlistedAttachment() }

  func update(_ attachment: UnlistedAttachment, in context: ViewContext) {}
}

extension EnvironmentValues {
  private enum RowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum HeaderHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
  }
  private enum RowSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
  }
  private enum SectionSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum ListKindKey: EnvironmentKey {
    static let defaultValue = ListKind.automatic
  }
  private enum FormKindKey: EnvironmentKey {
    static let defaultValue = FormKind.automatic
  }

  public var defaultMinListRowHeight: CGFloat {
    get { ownMinListRowHeight ?? controlMetrics.lists.style(listKind).minimumRowHeight }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of a list row that a modifier has set, in points; `nil` if none has.
  var ownMinListRowHeight: CGFloat? { self[RowHeightKey.self] }

  var listKind: ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }

  var formKind: FormKind {
    get { self[FormKindKey.self] }
    set { self[FormKindKey.self] = newValue }
  }

  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// The spacing between the rows of a list, in points; `nil` for the default.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The space between the sections of a list, in points; `nil` for that of the list's style.
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

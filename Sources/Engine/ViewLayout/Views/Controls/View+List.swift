public import Foundation

nonisolated extension View {
  /// Sets the insets of the view as a row of a list; `nil` for the default insets.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// Sets the spacing between the rows of lists inside the view, in points; `nil` for the default.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the space above section headers of lists inside the view, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the space above section headers of lists inside the view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Shows or hides the background of lists inside the view; this has no effect on layout.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the style of lists inside the view; all styles have the same layout (R-CTRL).
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the style of forms inside the view; all styles have the same layout (R-CTRL).
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }
}

/// The space above the section headers of a list.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat

  /// The default space: 0 points.
  public static let `default` = ListSectionSpacing(length: 0)
  /// The compact space, which is also 0 points.
  public static let compact = ListSectionSpacing(length: 0)

  /// Returns a custom space in points.
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
    static let defaultValue = ControlMetrics.rowHeight
  }
  private enum HeaderHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
  }
  private enum RowSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
  }
  private enum SectionSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
  }

  /// The minimum height of a list row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of a section header in a list, in points; `nil` for the default.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// The spacing between the rows of a list, in points; `nil` for the default.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The space above a section header in a list, in points.
  var listSectionSpacing: CGFloat {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

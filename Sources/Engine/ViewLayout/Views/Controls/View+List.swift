public import Foundation

nonisolated extension View {
  /// The view with space around it as a list's row; `nil` for the usual space.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// The view with gaps between the rows of its lists, in points; `nil` for the usual ones.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// The view with space above the headers of its lists' sections, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// The view with space above the headers of its lists' sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// The view with or without what its lists draw behind their rows; their layout stays.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a style of its lists, of which this engine has one (R-CTRL).
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a style of its forms, of which this engine has one (R-CTRL).
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }
}

/// The space above the headers of a list's sections.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat

  /// The usual space: none.
  public static let `default` = ListSectionSpacing(length: 0)
  /// Little space: none.
  public static let compact = ListSectionSpacing(length: 0)

  /// Room in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

nonisolated extension View {
  /// The view without its own node in reports, which the control or the cell that is made of it
  /// replaces.
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

  /// The minimum height of a list's row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of a section's header in a list, in points; `nil` for the usual one.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// The gap between the rows of a list, in points; `nil` for the usual one.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The space above a section's header in a list, in points.
  var listSectionSpacing: CGFloat {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

public import Foundation

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

  /// The least height of a list's row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of a section's header in a list, in points; `nil` for the usual one.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// The gap between the rows of a list, in points; `nil` for the usual one.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The room above a section's header in a list, in points.
  var listSectionSpacing: CGFloat {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

/// The usual way.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Columns, of which the reference style shows the first.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual way.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, of which the reference style shows the first.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

import Foundation

/// The bar at the top of a navigation stack.
public enum NavigationBarItem {
  /// The size of the title of a navigation bar (R-BAR-3).
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}

/// The size of the title of a bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// In the row of the bar buttons, at its leading edge; laid out as inline.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

nonisolated extension View {
  /// Sets the title of the navigation bar around the view (R-BAR-1).
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the navigation bar around the view (R-BAR-1).
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the navigation bar around the view (R-BAR-1).
  public func navigationTitle(_ title: Text) -> some View {
    modifier(BarRequest { $0.title = title })
  }

  /// Sets the title of the navigation bar around the view to an editable text (R-BAR-1).
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Sets the title of the navigation bar around the view (R-BAR-1).
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the navigation bar around the view (R-BAR-1).
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the navigation bar around the view (R-BAR-1).
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the navigation bar around the view, and its size (R-BAR-1).
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the navigation bar around the view, and its size (R-BAR-1).
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the navigation bar around the view, and its size (R-BAR-1).
  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the size of the title of the navigation bar around the view (R-BAR-3).
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(BarRequest { $0.displayMode = displayMode })
  }

  /// Sets the size of the title of the bar around the view (R-BAR-3).
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Hides or shows the navigation bar around the view (R-BAR-1).
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbarVisibility(hidden ? .hidden : .visible, for: .navigationBar)
  }

  /// Hides the back button of the navigation bar around the view (R-BAR-7).
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(BarRequest { $0.hidesBackButton = hidesBackButton })
  }
}

nonisolated extension View {
  /// The view with a title in a bar, which the reference style does not have (R-CTRL).
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a title in a bar, which the reference style does not have (R-CTRL).
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a large or a small title in a bar.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with the views that links of a type of value lead to, which are not laid out.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with tools in a bar, which the reference style does not have (R-CTRL).
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with what stands for it among tabs, in a bar that the reference style does not have.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(EmptyModifier())
  }
}

/// An item of the bar above a view.
public enum NavigationBarItem {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As usual, small, or large.
    case automatic, inline, large
  }
}

/// A tool in a bar, which the reference style does not have.
nonisolated public struct ToolbarItem<Content: View>: View {
  let content: Content

  /// Makes a tool.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// The tool.
  @MainActor public var body: some View { content }
}

/// Tools in a bar, which the reference style does not have.
nonisolated public struct ToolbarItemGroup<Content: View>: View {
  let content: Content

  /// Makes tools.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// The tools.
  @MainActor public var body: some View { content }
}

/// Where a tool is.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// Wherever the platform has such tools.
  case automatic, principal, navigation, primaryAction, secondaryAction, status, keyboard
  /// By what the tool is for.
  case confirmationAction, cancellationAction, destructiveAction
  /// In the bars of iOS.
  case bottomBar, topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing
}

public import Foundation

// The reference style has no bar (R-CTRL): what is in one is taken and takes no room.

nonisolated extension View {
  /// The view with a title in a bar, which the reference style does not have (R-CTRL).
  public func navigationTitle(
    _ titleKey: LocalizedStringKey
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a title in a bar, which the reference style does not have (R-CTRL).
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(
    _ title: Title
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a title in a bar, which the reference style does not have (R-CTRL).
  public func navigationTitle(
    _ title: Text
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a title in a bar, which the reference style does not have (R-CTRL).
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a title in a bar, which the reference style does not have (R-CTRL).
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a title in a bar, which the reference style does not have (R-CTRL).
  public func navigationBarTitle(
    _ title: Text
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a title in a bar, which the reference style does not have (R-CTRL).
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a title in a bar, which the reference style does not have (R-CTRL).
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a title in a bar, which the reference style does not have (R-CTRL).
  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a line below its title.
  public func navigationSubtitle(
    _ titleKey: LocalizedStringKey
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a line below its title.
  @_disfavoredOverload
  public func navigationSubtitle<Title: StringProtocol>(
    _ title: Title
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a line below its title.
  public func navigationSubtitle(
    _ title: Text
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a title that can be changed, in a bar that the reference style does not have.
  public func navigationTitle(_ title: Binding<String>) -> some View { modifier(EmptyModifier()) }

  /// The view with a large or a small title in a bar.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a large or a small title in a bar.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a menu that a title in a bar opens.
  public func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a bar or without, which the reference style does not have.
  public func navigationBarHidden(_ hidden: Bool) -> some View { modifier(EmptyModifier()) }

  /// The view with a way back in a bar or without.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with tools in a bar, which the reference style does not have.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading,
    trailing: Trailing
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a tool in a bar, which the reference style does not have.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a tool in a bar, which the reference style does not have.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with the document that its title stands for.
  public func navigationDocument(_ url: URL) -> some View { modifier(EmptyModifier()) }
}

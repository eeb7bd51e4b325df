// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

public import Foundation

public protocol IndexViewStyle {}

public protocol NavigationSplitViewStyle {}

public struct NamedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {}

extension NavigationSplitViewStyle where Self == NamedNavigationSplitViewStyle {
  public static var automatic: NamedNavigationSplitViewStyle { NamedNavigationSplitViewStyle() }
  public static var balanced: NamedNavigationSplitViewStyle { NamedNavigationSplitViewStyle() }
  public static var prominentDetail: NamedNavigationSplitViewStyle {
    NamedNavigationSplitViewStyle()
  }
}

public protocol NavigationViewStyle {}

nonisolated extension View {
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View { modifier(EmptyModifier()) }

  public func navigationTransition<Style: NavigationTransition>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }

  public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { modifier(EmptyModifier()) }

  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }
}

public protocol NavigationTransition {}

public protocol MatchedTransitionSourceConfiguration {}

public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public func background<Style: ShapeStyle>(_ style: Style) -> Self { self }

  public func clipShape(_ shape: RoundedRectangle) -> Self { self }

  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self { self }
}

nonisolated extension View {
  public func navigationSubtitle(
    _ titleKey: LocalizedStringKey
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func navigationSubtitle<Title: StringProtocol>(
    _ title: Title
  ) -> some View { modifier(EmptyModifier()) }

  public func navigationSubtitle(
    _ title: Text
  ) -> some View { modifier(EmptyModifier()) }

  public func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  public func navigationDocument(_ url: URL) -> some View { modifier(EmptyModifier()) }

  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(EmptyModifier())
  }

  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  public func badge(_ count: Int) -> some View { modifier(EmptyModifier()) }

  public func badge(_ label: Text?) -> some View { modifier(EmptyModifier()) }

  public func badge(_ key: LocalizedStringKey?) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(EmptyModifier())
  }

  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    modifier(EmptyModifier())
  }
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let never = TabBarMinimizeBehavior(name: "never")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

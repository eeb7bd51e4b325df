// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

@MainActor @preconcurrency
public protocol ToolbarContent: View {}

@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: CustomizableToolbarContent {}

extension ConditionalContent: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: View {}

extension Optional: CustomizableToolbarContent where Wrapped: View {}

extension Group: ToolbarContent where Content: View {}

extension EmptyView: CustomizableToolbarContent {}

public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
}

nonisolated public struct ToolbarItem<Content: View>: CustomizableToolbarContent {
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  @MainActor public var body: some View { content }
}

nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.content = content() }

  @MainActor public var body: some View { content }
}

nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
  public init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {}

  @MainActor public var body: some View { EmptyView() }
}

public enum SpacerSizing: Hashable, Sendable {
  case flexible, fixed
}

public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status, keyboard
  case confirmationAction, cancellationAction, destructiveAction
  case bottomBar, topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing
  case title, largeTitle, subtitle, largeSubtitle, topBarPinnedTrailing

  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

public struct ToolbarRole: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let large = ToolbarTitleDisplayMode(name: "large")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

nonisolated extension View {
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(EmptyModifier())
  }

  public func toolbar<Content: View>(
    id: String,
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(EmptyModifier())
  }

  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(EmptyModifier())
  }

  public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(EmptyModifier()) }

  public func toolbarRole(_ role: ToolbarRole) -> some View { modifier(EmptyModifier()) }
}

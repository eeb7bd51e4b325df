/// A tool in a bar, which the reference style does not have.
nonisolated public struct ToolbarItem<Content: View>: CustomizableToolbarContent {
  let content: Content

  /// Makes a tool.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Makes a tool with a name, for bars that can be changed.
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// The tool.
  @MainActor public var body: some View { content }
}

/// Tools in a bar, which the reference style does not have.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let content: Content

  /// Makes tools.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Makes tools that a menu holds where there is little room.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.content = content() }

  /// The tools.
  @MainActor public var body: some View { content }
}

/// Room between tools.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
  /// Makes room.
  public init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {}

  /// Nothing: there is no bar.
  @MainActor public var body: some View { EmptyView() }
}

/// How much room there is between tools.
public enum SpacerSizing: Hashable, Sendable {
  /// As much as is left, or as usual.
  case flexible, fixed
}

/// Where a tool is.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// Wherever the platform has such tools.
  case automatic, principal, navigation, primaryAction, secondaryAction, status, keyboard
  /// By what the tool is for.
  case confirmationAction, cancellationAction, destructiveAction
  /// In the bars of iOS.
  case bottomBar, topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing
  /// Beside the title.
  case title, largeTitle, subtitle, largeSubtitle, topBarPinnedTrailing

  /// Among the accessories of another place.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

/// Content of a toolbar: one or more items.
@MainActor @preconcurrency
public protocol ToolbarContent: View {}

/// Content of a toolbar that a person can customize.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// The builder of toolbar content.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: CustomizableToolbarContent {}

extension ConditionalContent: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: View {}

extension Optional: CustomizableToolbarContent where Wrapped: View {}

extension Group: ToolbarContent where Content: View {}

extension EmptyView: CustomizableToolbarContent {}

/// An item of a bar, with its placement (R-BAR-4).
nonisolated public struct ToolbarItem<Content: View>: CustomizableToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content) }

  @MainActor public var body: some View {
    content.layoutValue(key: BarSlot.self, value: placement.place)
  }
}

/// Items of a bar with a common placement (R-BAR-4).
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Makes a group with a placement, and a label that is shown if there is little space; it is not
  /// laid out.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(placement: placement, content: content) }

  @MainActor public var body: some View {
    content.layoutValue(key: BarSlot.self, value: placement.place)
  }
}

/// Space between the items of a bar; flexible space has a length in a toolbar below the content.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
  let isFlexible: Bool
  let placement: ToolbarItemPlacement

  public init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {
    isFlexible = sizing == .flexible
    self.placement = placement
  }

  @MainActor public var body: some View {
    if isFlexible, placement.place == .bottom {
      Spacer().layoutValue(key: BarSlot.self, value: .bottom)
    }
  }
}

/// The sizing of a space in a bar.
public enum SpacerSizing: Hashable, Sendable {
  case flexible
  case fixed
}

/// The placement of an item in a bar.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status, keyboard
  case confirmationAction, cancellationAction, destructiveAction
  case bottomBar, topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing
  case title, largeTitle, subtitle, largeSubtitle, topBarPinnedTrailing

  /// The placement in an accessory bar; it is laid out as an automatic one.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }

  /// The place in a bar (R-BAR-4).
  var place: BarPlace {
    switch self {
    case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction,
      .topBarTrailing, .navigationBarTrailing, .topBarPinnedTrailing:
      .trailing
    case .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading: .leading
    case .principal, .title: .title
    case .largeTitle: .largeTitle
    case .bottomBar: .bottom
    case .status: .status
    case .keyboard, .subtitle, .largeSubtitle: .none
    }
  }
}

/// A bar, for its visibility.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

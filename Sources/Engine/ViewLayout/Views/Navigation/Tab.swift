import Foundation

/// One of the views of a tab view; its title is in a bar that the reference style does not have.
nonisolated public struct Tab<Value, Content: View>: View {
  let content: Content

  /// Makes a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable { self.content = content() }

  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable { self.content = content() }

  /// Makes a tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable { self.content = content() }

  /// Makes a tab that a role tells enough of.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable { self.content = content() }

  /// Makes a tab with a label.
  public init<Label: View>(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable { self.content = content() }

  /// The view.
  @MainActor public var body: some View { content }
}

extension Tab where Value == Never {
  /// Makes a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Makes a tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Makes a tab that a role tells enough of.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a tab with a label.
  public init<Label: View>(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.content = content() }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String

  /// To search.
  public static let search = TabRole(name: "search")
}

/// Tabs that belong together.
nonisolated public struct TabSection<Content: View>: View {
  let content: Content

  /// Makes tabs with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The tabs.
  @MainActor public var body: some View { content }
}

/// One of several views at a time (R-CTRL): over all that is proposed (R-SCROLL-7).
///
/// The reference style has no bar. The views lie over each other, as large as what is proposed:
/// the chosen one is drawn.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let content: Content

  /// Makes views one of which can be chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views, each in the middle.
  @MainActor public var body: some View {
    GreedyControl(name: "TabView") { ZStack { content }.unlisted() }
  }
}

extension TabView where SelectionValue == Int {
  /// Makes views of which the first is chosen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

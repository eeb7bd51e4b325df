import Foundation

/// A tab of a tab view; its title is not laid out, because there is no tab bar.
nonisolated public struct Tab<Value, Content: View>: View {
  let content: Content

  /// Makes a tab with a title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable { self.content = content() }

  /// Makes a tab with a title and a system symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable { self.content = content() }

  /// Makes a tab with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable { self.content = content() }

  /// Makes a tab without a label, which its role determines.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable { self.content = content() }

  /// Makes a tab with a custom label.
  public init<Label: View>(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable { self.content = content() }

  /// The content of the tab.
  @MainActor public var body: some View { content }
}

extension Tab where Value == Never {
  /// Makes a tab with a title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Makes a tab with a title and a system symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Makes a tab with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Makes a tab without a label, which its role determines.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a tab with a custom label.
  public init<Label: View>(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.content = content() }
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  let name: String

  /// The tab for search.
  public static let search = TabRole(name: "search")
}

/// A section of tabs with a title.
nonisolated public struct TabSection<Content: View>: View {
  let content: Content

  /// Makes a section with a title and tabs.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The tabs of the section.
  @MainActor public var body: some View { content }
}

/// A container with several tabs (R-CTRL); it fills its proposal (R-SCROLL-7).
///
/// There is no tab bar. All tabs are laid out on top of each other, in a `ZStack` that fills the
/// proposal.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let content: Content

  /// Makes a tab view with a binding to the selection.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The contents of all tabs, each of them centered.
  @MainActor public var body: some View {
    GreedyControl(name: "TabView") { ZStack { content }.unlisted() }
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view without a selection binding.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

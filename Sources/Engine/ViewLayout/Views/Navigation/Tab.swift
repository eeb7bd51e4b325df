import Foundation

/// A tab of a tab view, with its item in the tab bar (R-BAR-8).
nonisolated public struct Tab<Value, Content: View>: View {
  /// The value that selects the tab; `nil` for none.
  let value: AnyHashable?
  let item: AnyView?
  let content: Content

  private init(_ value: AnyHashable?, item: AnyView?, content: Content) {
    self.value = value
    self.item = item
    self.content = content
  }

  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    let item = AnyView(Label(titleKey, systemImage: systemImage))
    self.init(value, item: item, content: content())
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    let item = AnyView(Label(title, systemImage: systemImage))
    self.init(value, item: item, content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(value, item: AnyView(Label(titleKey, image: image)), content: content())
  }

  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable { self.init(value, item: role?.item, content: content()) }

  public init<Label: View>(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable { self.init(value, item: AnyView(label()), content: content()) }

  @MainActor public var body: some View { content }
}

extension Tab where Value == Never {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let item = AnyView(Label(titleKey, systemImage: systemImage))
    self.init(nil, item: item, content: content())
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let item = AnyView(Label(title, systemImage: systemImage))
    self.init(nil, item: item, content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, item: AnyView(Label(titleKey, image: image)), content: content()) }

  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, item: role?.item, content: content())
  }

  public init<Label: View>(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(nil, item: AnyView(label()), content: content()) }
}

extension Tab: SubviewSource {
  /// Appends one subview, whatever the content is.
  nonisolated func appendSubviews(to list: inout SubviewList) {
    list.append(VStack { content }.unlisted()) { values in
      values.tabItem = item
      if let value { values.setTag(value) }
    }
  }
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  let name: String

  public static let search = TabRole(name: "search")

  /// The tab bar item of a tab that states only its role, which is search.
  fileprivate var item: AnyView { AnyView(Label("Search", systemImage: "magnifyingglass")) }
}

/// A section of tabs with a title, which a tab bar does not show.
nonisolated public struct TabSection<Content: View>: View {
  let content: Content

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}

extension TabSection: SubviewSource {
  nonisolated func appendSubviews(to list: inout SubviewList) { list.append(content) }
}

nonisolated extension View {
  /// Sets the item of a view in the tab bar of a tab view (R-BAR-8).
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    containerValue(\.tabItem, AnyView(label()))
  }
}

extension ContainerValues {
  private enum TabItemKey: ContainerValueKey {
    static var defaultValue: AnyView? { nil }
  }

  /// The item of a tab in a tab bar; `nil` for none.
  var tabItem: AnyView? {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }
}

/// A label that opens a menu, which no stage does: as large as its label (R-CTRL).
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label

  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label.
  @MainActor public var body: some View {
    ControlView("Menu") { HStack { label }.unlisted() }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu {
  /// Makes a menu whose label does something when it is tapped, and opens when it is held.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.label = label() }
}

extension Menu where Label == Text {
  /// Makes a menu with a text that does something when it is tapped.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { label = Text(titleKey) }
}

extension Menu where Label == ViewLayout.Label<Text, Image> {
  /// Makes a menu with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { label = ViewLayout.Label(titleKey, systemImage: systemImage) }

  /// Makes a menu with a text and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { label = ViewLayout.Label(title, systemImage: systemImage) }
}

/// Controls that belong together (R-CTRL): side by side.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group with a label, which is shown in menus alone.
  public init<Label: View>(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.content = content() }

  /// Makes a group with a text, which is shown in menus alone.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls.
  @MainActor public var body: some View {
    ControlView("ControlGroup") { HStack(spacing: ControlMetrics.gap) { content }.unlisted() }
  }
}

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

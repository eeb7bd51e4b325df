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

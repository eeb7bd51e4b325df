/// A label that leads to another view: as large as its label (R-CTRL).
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label

  /// Makes a link.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label.
  @MainActor public var body: some View {
    ControlView("NavigationLink") { HStack { label }.unlisted() }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the view of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a text to the view of a value.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    label = Text(titleKey)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  /// Makes a link with a text.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }

  /// Makes a link with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder destination: () -> Destination
  ) { label = Text(title) }

  /// Makes a link with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    label = Text(title)
  }
}

/// Something that is on or off (R-CTRL).
nonisolated public struct Toggle<Label: View>: View {
  @Environment(\.controlStyles.toggle) private var style
  let isOn: Binding<Bool>
  let label: Label
  var isMixed = false

  /// Makes a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Makes a toggle of several things: it is on while all of them are.
  public init<Sources: RandomAccessCollection>(
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding {
      bindings.allSatisfy(\.wrappedValue)
    } set: { isOn in
      for binding in bindings { binding.wrappedValue = isOn }
    }
    self.label = label()
    isMixed = Set(bindings.map(\.wrappedValue)).count > 1
  }

  /// The label as the style makes a toggle of it.
  @MainActor public var body: some View {
    ControlView("Toggle", verticalSpacing: ControlMetrics.toggleSpacing) {
      style.part(
        ToggleStyleConfiguration(
          label: StyledPart(label),
          isOn: isOn,
          isMixed: isMixed
        )
      )
    }
    .onTapGesture { isOn.wrappedValue.toggle() }
    .environment(\.controlStyles.toggle, DefaultToggleStyle())
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle of several things with a text.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle of several things with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle of what a style got.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == ViewLayout.Label<Text, Image> {
  /// Makes a toggle with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewLayout.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a text and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewLayout.Label(title, systemImage: systemImage) }
  }
}

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

/// How a toggle's label and its switch are laid out.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the laid out toggle.
  associatedtype Body: View
  /// The parts of a toggle, as the style gets them.
  typealias Configuration = ToggleStyleConfiguration

  /// Lays a toggle out.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts that a toggle consists of.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart

  /// The part that says what the toggle is for.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether some of what the toggle is for is on and some is not.
  public var isMixed = false
}

/// The label at the leading edge, the switch at the trailing one.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// Makes the style with a colour for what is on, which no layout depends on.
  public init(tint: Color) {}

  /// Lays a toggle out.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow {
      configuration.label
    } control: {
      ControlPart("switch", size: ControlMetrics.switchSize)
    }
  }
}

/// The usual style: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// Lays a toggle out.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// The label alone, which looks pressed while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// Lays a toggle out.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual style: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label at the leading edge, the switch at the trailing one.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The label alone, which looks pressed while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

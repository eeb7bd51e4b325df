import Foundation

/// A control that switches between on and off (R-CTRL).
nonisolated public struct Toggle<Label: View>: View {
  @Environment(\.controlStyles.toggle) private var style
  @Environment(\.controlMetrics.switches) private var metrics
  let isOn: Binding<Bool>
  let label: Label
  var isMixed = false

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

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

  @MainActor public var body: some View {
    ControlView(
      "Toggle",
      kind: .targetOfSystemHeight,
      verticalSpacing: metrics.toggleSpacing,
      hasSpacingToText: metrics.hasSpacingToText
    ) {
      StyledPart(
        style,
        ToggleStyleConfiguration(
          label: StyledPart(label),
          isOn: isOn,
          isMixed: isMixed
        )
      ) { $0.makeBody(configuration: $1) }
    }
    .onTapGesture { isOn.wrappedValue.toggle() }
    .environment(\.controlStyles.toggle, DefaultToggleStyle())
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title,
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle {
  public init<Sources: RandomAccessCollection & MutableCollection>(
    sources: Binding<Sources>,
    isOn: WritableKeyPath<Sources.Element, Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.isOn = Binding {
      sources.wrappedValue.allSatisfy { $0[keyPath: isOn] }
    } set: { value in
      for index in sources.wrappedValue.indices {
        sources.wrappedValue[index][keyPath: isOn] = value
      }
    }
    self.label = label()
    isMixed = Set(sources.wrappedValue.map { $0[keyPath: isOn] }).count > 1
  }
}

extension Toggle where Label == Text {
  public init<Sources: RandomAccessCollection & MutableCollection>(
    _ titleKey: LocalizedStringKey,
    sources: Binding<Sources>,
    isOn: WritableKeyPath<Sources.Element, Bool>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == ViewLayout.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewLayout.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewLayout.Label(title, systemImage: systemImage) }
  }
}

/// A style for the appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the styled toggle.
  associatedtype Body: View
  /// The properties of the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the styled view of a toggle.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a toggle, for its style.
public struct ToggleStyleConfiguration {
  /// The type of the toggle's label.
  public typealias Label = StyledPart

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed = false
}

/// A toggle style with the label at the leading edge and a switch at the trailing edge.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  public init() {}

  /// Makes a style with a color for the on state; it has no effect on layout.
  public init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(label: configuration.label, isOn: configuration.$isOn)
  }
}

/// The label at the leading edge and a switch at the trailing edge (R-CTRL-4 and R-CTRL-5).
nonisolated struct SwitchRow<Label: View>: View {
  @Environment(\.controlMetrics.switches) private var metrics
  let label: Label
  let isOn: Binding<Bool>

  @MainActor var body: some View {
    if metrics.hasBaselineAtTop {
      row.alignmentGuide(.firstTextBaseline) { $0[.top] }
    } else {
      row
    }
  }

  @MainActor private var row: some View {
    LabeledRow(isAlwaysWide: true, overflowsRow: true) {
      SwitchLabel { label }
    } control: {
      ControlPart(.switch, size: metrics.$switchSize).showing(isOn)
    }
  }
}

/// The label of a switch; in a row of a list, further texts are notes below a title (R-CTRL-16).
nonisolated struct SwitchLabel<Label: View>: View {
  @Environment(\.listRow) private var row
  @Environment(\.font) private var font
  @Environment(\.controlMetrics.switches.noteGap) private var noteGap
  @ViewBuilder let label: Label

  @MainActor var body: some View {
    if row != nil, let noteGap {
      Group(subviews: label) { parts in
        VStack(alignment: .titleLeading, spacing: noteGap) {
          if let title = parts.first { title }
          ForEach(parts.dropFirst()) { $0.environment(\.font, font ?? .subheadline) }
        }
        .unlisted()
      }
    } else {
      label
    }
  }
}

/// A check box before its label; without a label, only the check box.
nonisolated struct CheckboxRow<Label: View>: View {
  @Environment(\.controlMetrics.switches) private var metrics
  @Environment(\.controlStyles.hidesLabels) private var hidesLabel
  let label: Label
  let isOn: Binding<Bool>

  @MainActor var body: some View {
    HStack(spacing: metrics.checkboxGap) {
      ControlPart(.switch, size: metrics.$checkboxSize).showing(isOn)
      if !hidesLabel { label }
    }
    .unlisted()
  }
}

/// The default appearance of a toggle: a switch, or on macOS outside of lists a check box.
nonisolated struct AutomaticToggleBody<Label: View>: View {
  @Environment(\.controlMetrics.switches.isCheckbox) private var isCheckbox
  @Environment(\.listRow) private var row
  let label: Label
  let isOn: Binding<Bool>

  @MainActor var body: some View {
    if isCheckbox, row?.kind != .groupedForm {
      CheckboxRow(label: label, isOn: isOn)
    } else {
      SwitchRow(label: label, isOn: isOn)
    }
  }
}

/// The default toggle style: a switch; on macOS, a check box.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticToggleBody(label: configuration.label, isOn: configuration.$isOn)
  }
}

/// A toggle style with a check box before the label.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CheckboxRow(label: configuration.label, isOn: configuration.$isOn)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A toggle style with only the label, which looks pressed while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

nonisolated extension ControlPart {
  /// Returns the part with the state of a toggle, which is read when a picture is drawn.
  fileprivate func showing(_ isOn: Binding<Bool>) -> ControlPart {
    showing { isOn.wrappedValue ? 1 : 0 }
  }
}

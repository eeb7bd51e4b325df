/// A colour that is chosen (R-CTRL): the label at the leading edge, a round field at the trailing
/// one.
nonisolated public struct ColorPicker<Label: View>: View {
  let label: Label

  /// Makes a picker.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// The label and the field.
  @MainActor public var body: some View {
    ControlView("ColorPicker") {
      LabeledRow {
        label
      } control: {
        ControlPart("color", size: ControlMetrics.colorFieldSize)
      }
    }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }

  /// Makes a picker with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}

import Foundation

/// A control that selects a color (R-CTRL).
///
/// The label is at the leading edge, a round color field at the trailing edge.
nonisolated public struct ColorPicker<Label: View>: View {
  @Environment(\.controlMetrics.dates) private var metrics
  let label: Label

  // mutants(constant): the parameter has no effect: the picker stays the same
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  @MainActor public var body: some View {
    ControlView("ColorPicker", kind: .targetOfSystemHeight) {
      LabeledRow {
        label
      } control: {
        ControlPart(.color, size: metrics.$colorFieldSize)
      }
    }
  }
}

extension ColorPicker where Label == Text {
  // mutants(constant): the parameter has no effect: the picker stays the same
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }

  // mutants(constant): the parameter has no effect: the picker stays the same
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}

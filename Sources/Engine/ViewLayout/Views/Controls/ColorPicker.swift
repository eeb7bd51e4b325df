import Foundation

/// A control that selects a color (R-CTRL).
///
/// The label is at the leading edge, a round color field at the trailing edge.
nonisolated public struct ColorPicker<Label: View>: View {
  @Environment(\.controlMetrics.dates) private var metrics
  let label: Label

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
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}

/// The styles of the controls inside a view.
///
/// A style may use its control again, which then has the usual style.
struct ControlStyles {
  var label: any LabelStyle = DefaultLabelStyle()
  var toggle: any ToggleStyle = DefaultToggleStyle()
  /// `nil` for the label alone.
  var button: (any PrimitiveButtonStyle)?
  var progress: any ProgressViewStyle = DefaultProgressViewStyle()
  var labeledContent: any LabeledContentStyle = AutomaticLabeledContentStyle()
  var groupBox: any GroupBoxStyle = DefaultGroupBoxStyle()
  var disclosure: any DisclosureGroupStyle = AutomaticDisclosureGroupStyle()
  var field: any TextFieldStyle = DefaultTextFieldStyle()
  var picker: any PickerStyle = DefaultPickerStyle()
  var dates: any DatePickerStyle = CompactDatePickerStyle()
  var gauge: any GaugeStyle = LinearCapacityGaugeStyle()
  /// Whether controls leave their labels out.
  var hidesLabels = false
}

extension EnvironmentValues {
  private struct ControlStylesKey: EnvironmentKey {
    static var defaultValue: ControlStyles { ControlStyles() }
  }

  /// The styles of the controls inside.
  var controlStyles: ControlStyles {
    get { self[ControlStylesKey.self] }
    set { self[ControlStylesKey.self] = newValue }
  }
}

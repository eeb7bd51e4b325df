import Foundation

/// The styles of all controls in an environment.
///
/// The body of a style can use the same control, which then has the default style.
struct ControlStyles {
  var label: any LabelStyle = DefaultLabelStyle()
  var toggle: any ToggleStyle = DefaultToggleStyle()
  /// The style of buttons; `nil` for only the label.
  var button: (any PrimitiveButtonStyle)?
  var progress: any ProgressViewStyle = DefaultProgressViewStyle()
  var labeledContent: any LabeledContentStyle = AutomaticLabeledContentStyle()
  var groupBox: any GroupBoxStyle = DefaultGroupBoxStyle()
  var disclosure: any DisclosureGroupStyle = AutomaticDisclosureGroupStyle()
  var field: any TextFieldStyle = DefaultTextFieldStyle()
  var picker: any PickerStyle = DefaultPickerStyle()
  var dates: any DatePickerStyle = CompactDatePickerStyle()
  var gauge: any GaugeStyle = LinearCapacityGaugeStyle()
  /// Whether controls hide their labels.
  var hidesLabels = false
  var hidesMenuIndicator = false
}

extension EnvironmentValues {
  private struct ControlStylesKey: EnvironmentKey {
    static var defaultValue: ControlStyles { ControlStyles() }
  }

  /// The styles of all controls in the view.
  var controlStyles: ControlStyles {
    get { self[ControlStylesKey.self] }
    set { self[ControlStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.label, style)
  }

  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.toggle, style)
  }

  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.button, style)
  }

  @_disfavoredOverload
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.button, ButtonStyleAdapter(style: style))
  }

  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.progress, style)
  }

  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.labeledContent, style)
  }

  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.groupBox, style)
  }

  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.disclosure, style)
  }

  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.field, style)
  }

  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.picker, style)
  }

  public func labelsHidden() -> some View { environment(\.controlStyles.hidesLabels, true) }
}

/// A view whose body is made by a style, and whose dynamic properties are those of the style.
nonisolated struct StyleBody<Style>: View, PropertyHolding {
  let style: Style
  let make: @MainActor () -> any View

  static var holder: Any.Type { Style.self }

  @MainActor var body: some View { StyledPart(make()) }
}

/// A type-erased part of a control, such as its label, in a style's configuration.
nonisolated public struct StyledPart: View {
  let view: any View

  init(_ view: any View) { self.view = view }

  /// Makes the styled view of a control.
  ///
  /// - Parameters:
  ///   - style: The style of the control.
  ///   - configuration: The properties of the control.
  ///   - makeBody: Calls the method of the style that returns the styled view.
  @MainActor init<Style, Configuration>(
    _ style: Style,
    _ configuration: Configuration,
    makeBody: @escaping @MainActor (Style, Configuration) -> any View
  ) {
    // The static type can be a protocol; a style of another type has another body with its own
    // state.
    func body<Itself>(_ type: Itself.Type) -> any View {
      guard let itself = style as? Itself else { preconditionFailure("a value has its own type") }
      return StyleBody(style: itself) { makeBody(style, configuration) }
    }
    self.init(_openExistential(type(of: style as Any), do: body))
  }
}

extension StyledPart: SubviewSource {
  nonisolated func appendSubviews(to list: inout SubviewList) { list.append(view) }
}

extension StyledPart: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    AnyViewNode(view, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(AnyViewNode.self).update(view, in: context)
  }
}

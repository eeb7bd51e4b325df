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

nonisolated extension View {
  /// The view with a style of its labels.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.label, style)
  }

  /// The view with a style of its toggles.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.toggle, style)
  }

  /// The view with a style of its buttons.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.button, style)
  }

  /// The view with a style of its buttons.
  @_disfavoredOverload
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.button, ButtonStyleAdapter(style: style))
  }

  /// The view with a style of its progress views.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.progress, style)
  }

  /// The view with a style of its labelled contents.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.labeledContent, style)
  }

  /// The view with a style of its group boxes.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.groupBox, style)
  }

  /// The view with a style of its disclosure groups.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.disclosure, style)
  }

  /// The view with a style of its text fields.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.field, style)
  }

  /// The view with a style of its pickers.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.picker, style)
  }

  /// The view with controls that leave their labels out.
  public func labelsHidden() -> some View { environment(\.controlStyles.hidesLabels, true) }
}

/// The body of a style as a view with a body, whose dynamic properties are the style's.
nonisolated struct StyleBody<Style>: View, PropertyHolding {
  let style: Style
  let make: @MainActor () -> any View

  var holder: Any { style }

  @MainActor var body: some View { StyledPart(make()) }
}

extension PrimitiveButtonStyle {
  /// A button as the style lays it out.
  func part(_ configuration: Configuration) -> StyledPart {
    StyledPart(StyleBody(style: self) { makeBody(configuration: configuration) })
  }
}

extension DisclosureGroupStyle {
  /// A disclosure group as the style lays it out.
  func part(_ configuration: Configuration) -> StyledPart {
    StyledPart(StyleBody(style: self) { makeBody(configuration: configuration) })
  }
}

extension GroupBoxStyle {
  /// A group box as the style lays it out.
  func part(_ configuration: Configuration) -> StyledPart {
    StyledPart(StyleBody(style: self) { makeBody(configuration: configuration) })
  }
}

extension LabelStyle {
  /// A label as the style lays it out.
  func part(_ configuration: Configuration) -> StyledPart {
    StyledPart(StyleBody(style: self) { makeBody(configuration: configuration) })
  }
}

extension LabeledContentStyle {
  /// Labelled content as the style lays it out.
  func part(_ configuration: Configuration) -> StyledPart {
    StyledPart(StyleBody(style: self) { makeBody(configuration: configuration) })
  }
}

extension ProgressViewStyle {
  /// A progress view as the style lays it out.
  func part(_ configuration: Configuration) -> StyledPart {
    StyledPart(StyleBody(style: self) { makeBody(configuration: configuration) })
  }
}

extension ToggleStyle {
  /// A toggle as the style lays it out.
  func part(_ configuration: Configuration) -> StyledPart {
    StyledPart(StyleBody(style: self) { makeBody(configuration: configuration) })
  }
}

/// A part that an author put into a control, as a style gets it.
nonisolated public struct StyledPart: View {
  let view: any View

  init(_ view: any View) { self.view = view }
}

extension StyledPart: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    AnyViewNode(view, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(AnyViewNode.self).update(view, in: context)
  }
}

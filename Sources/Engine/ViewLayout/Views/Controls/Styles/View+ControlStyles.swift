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
    environment(\.controlStyles.button, PlainAction(style: style))
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

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

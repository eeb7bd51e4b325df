/// How a button's label is laid out; a tap does what the button does.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the laid out button.
  associatedtype Body: View
  /// The parts of a button, as the style gets them.
  typealias Configuration = ButtonStyleConfiguration

  /// Lays a button out.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts that a button consists of.
public struct ButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart

  /// The nature of the button's action; `nil` for nothing special.
  public let role: ButtonRole?
  /// The part that the button shows.
  public let label: Label
  /// Whether a finger is on the button, which no stage's is.
  public let isPressed: Bool
}

/// A button style that leaves the action to the button.
nonisolated struct PlainAction<Style: ButtonStyle>: PrimitiveButtonStyle, PropertyHolding {
  let style: Style

  var holder: Any { style }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: configuration.label,
        isPressed: false
      )
    )
  }
}

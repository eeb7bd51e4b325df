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
nonisolated struct ButtonStyleAdapter<Style: ButtonStyle>: PrimitiveButtonStyle, PropertyHolding {
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

/// How a button's label is laid out, and when it does what it does.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the laid out button.
  associatedtype Body: View
  /// The parts of a button, as the style gets them.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Lays a button out.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts that a button consists of.
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart

  /// The nature of the button's action; `nil` for nothing special.
  public let role: ButtonRole?
  /// The part that the button shows.
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

/// The usual look: the label alone.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Lays a button out.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label alone.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Lays a button out.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label alone, in the tint's colour.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Lays a button out.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in a border (R-CTRL).
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Lays a button out.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(ControlMetrics.buttonInsets).unlisted()
  }
}

/// The label in a filled border (R-CTRL).
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Lays a button out.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look: the label alone.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, in the tint's colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in a filled border.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The label in a border of glass, with the lengths of a bordered button (R-CTRL).
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Makes the style of a glass.
  public init(_ glass: Glass) {}

  /// Lays a button out.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label in a border of coloured glass, with the lengths of a bordered button (R-CTRL).
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Lays a button out.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label in a border of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// The label in a border of some glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label in a border of coloured glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

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

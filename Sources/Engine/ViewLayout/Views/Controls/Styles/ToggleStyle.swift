/// How a toggle's label and its switch are laid out.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the laid out toggle.
  associatedtype Body: View
  /// The parts of a toggle, as the style gets them.
  typealias Configuration = ToggleStyleConfiguration

  /// Lays a toggle out.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts that a toggle consists of.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart

  /// The part that says what the toggle is for.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether some of what the toggle is for is on and some is not.
  public var isMixed = false
}

/// The label at the leading edge, the switch at the trailing one.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// Makes the style with a colour for what is on, which no layout depends on.
  public init(tint: Color) {}

  /// Lays a toggle out.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow {
      configuration.label
    } control: {
      ControlPart("switch", size: ControlMetrics.switchSize)
    }
  }
}

/// The usual style: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// Lays a toggle out.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// The label alone, which looks pressed while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// Lays a toggle out.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual style: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label at the leading edge, the switch at the trailing one.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The label alone, which looks pressed while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// How progress and its labels are laid out.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the laid out progress.
  associatedtype Body: View
  /// The parts of a progress view, as the style gets them.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Lays progress out.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts that a progress view consists of.
public struct ProgressViewStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart
  /// The type of the words for the value.
  public typealias CurrentValueLabel = StyledPart

  /// How much is done, from 0 to 1; `nil` where nobody knows.
  public let fractionCompleted: Double?
  /// The part that says what makes progress; `nil` for a progress without a label.
  public var label: Label?
  /// Words for the value; `nil` for a progress without any.
  public var currentValueLabel: CurrentValueLabel?
}

/// A wheel over its labels.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  /// Lays progress out.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: ControlMetrics.gap) {
      ControlPart("spinner", size: ControlMetrics.spinnerSize)
      configuration.label
      configuration.currentValueLabel.font(.caption)
    }
    .unlisted()
  }
}

/// A bar as wide as proposed, between its labels.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  /// Lays progress out.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ControlMetrics.barGap) {
      configuration.label
      ControlPart("bar", width: nil, height: ControlMetrics.barHeight)
      configuration.currentValueLabel.font(.caption)
    }
    .unlisted()
  }
}

/// The usual style: a bar for what has a value, a wheel for what has none.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  /// Lays progress out.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual style: a bar for what has a value, a wheel for what has none.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel over its labels.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar as wide as proposed, between its labels.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

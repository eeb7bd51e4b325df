import Foundation

/// A value in a range (R-CTRL).
///
/// The label is above a bar that fills the proposed width; the labels of the bounds are at the ends
/// of the bar, the label of the current value below it.
nonisolated public struct Gauge<Label: View, Value: View, Bound: View>: View {
  @Environment(\.controlStyles.gauge) private var style
  /// The value as a part of the range, from 0 to 1.
  let part: Double
  let label: Label
  let value: Value
  let minimum: Bound
  let maximum: Bound

  public init<Number: BinaryFloatingPoint>(
    value: Number,
    in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label
  ) where Value == EmptyView, Bound == EmptyView {
    self.init(
      value: value,
      in: bounds,
      label: label,
      currentValueLabel: EmptyView.init,
      minimumValueLabel: EmptyView.init,
      maximumValueLabel: EmptyView.init
    )
  }

  public init<Number: BinaryFloatingPoint>(
    value: Number,
    in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value
  ) where Bound == EmptyView {
    self.init(
      value: value,
      in: bounds,
      label: label,
      currentValueLabel: currentValueLabel,
      minimumValueLabel: EmptyView.init,
      maximumValueLabel: EmptyView.init
    )
  }

  public init<Number: BinaryFloatingPoint>(
    value: Number,
    in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value,
    @ViewBuilder minimumValueLabel: () -> Bound,
    @ViewBuilder maximumValueLabel: () -> Bound
  ) {
    part = Self.part(of: value, in: bounds)
    self.label = label()
    self.value = currentValueLabel()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }

  /// Returns a value as a part of a range, from 0 to 1; 0 in an empty range.
  private static func part<Number: BinaryFloatingPoint>(
    of value: Number,
    in bounds: ClosedRange<Number>
  ) -> Double {
    let part = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
    return part.isNaN ? 0 : min(max(part, 0), 1)
  }

  @MainActor public var body: some View {
    ControlView("Gauge", kind: .indicator) {
      StyledPart(
        style,
        GaugeStyleConfiguration(
          value: part,
          label: StyledPart(label),
          currentValueLabel: Value.self == EmptyView.self ? nil : StyledPart(value),
          minimumValueLabel: Bound.self == EmptyView.self ? nil : StyledPart(minimum),
          maximumValueLabel: Bound.self == EmptyView.self ? nil : StyledPart(maximum)
        )
      ) { $0.makeBody(configuration: $1) }
    }
    .environment(\.controlStyles.gauge, LinearCapacityGaugeStyle())
  }
}

/// The properties of a gauge, for its style.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public typealias Label = StyledPart
  /// The label of the current value.
  public typealias CurrentValueLabel = StyledPart
  /// The label of the lower bound.
  public typealias MinimumValueLabel = StyledPart
  /// The label of the upper bound.
  public typealias MaximumValueLabel = StyledPart

  public var value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}

/// A style for the appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the styled gauge.
  associatedtype Body: View
  /// The properties of the gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the styled view of a gauge.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A gauge style with a bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// The label of a gauge above a bar, and the label of the current value below it.
nonisolated struct GaugeBar: View {
  @Environment(\.controlMetrics) private var metrics
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: metrics.progress.gaugeGap) {
      configuration.label
      HStack(spacing: metrics.groups.gap) {
        configuration.minimumValueLabel
        ControlPart(.bar, height: metrics.progress.$gaugeHeight).showing { configuration.value }
        configuration.maximumValueLabel
      }
      .unlisted()
      configuration.currentValueLabel.font(.caption)
    }
    .unlisted()
  }
}

/// A ring around the label of the current value.
nonisolated struct GaugeRing: View {
  @Environment(\.controlMetrics.progress) private var metrics
  let part: Double
  let value: StyledPart?

  @MainActor var body: some View {
    ZStack {
      ControlPart(.ring, size: metrics.$ringSize).showing { part }
      value
    }
    .unlisted()
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A gauge style with a ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(part: configuration.value, value: configuration.currentValueLabel)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

nonisolated extension View {
  /// Sets the style of gauges inside the view (R-CTRL).
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.gauge, style)
  }
}

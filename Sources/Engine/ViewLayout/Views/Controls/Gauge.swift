/// A value between two bounds (R-CTRL): the label above a bar as wide as proposed, at whose ends
/// the words for the bounds stand, and the words for the value below it.
nonisolated public struct Gauge<Label: View, Value: View, Bound: View>: View {
  @Environment(\.controlStyles.gauge) private var style
  let label: Label
  let value: Value
  let minimum: Bound
  let maximum: Bound

  /// Makes a gauge.
  public init<Number: BinaryFloatingPoint>(
    value: Number,
    in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label
  ) where Value == EmptyView, Bound == EmptyView {
    self.init(label: label(), value: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }

  /// Makes a gauge with words for its value.
  public init<Number: BinaryFloatingPoint>(
    value: Number,
    in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value
  ) where Bound == EmptyView {
    self.init(
      label: label(),
      value: currentValueLabel(),
      minimum: EmptyView(),
      maximum: EmptyView()
    )
  }

  /// Makes a gauge with words for its value and its bounds.
  public init<Number: BinaryFloatingPoint>(
    value: Number,
    in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value,
    @ViewBuilder minimumValueLabel: () -> Bound,
    @ViewBuilder maximumValueLabel: () -> Bound
  ) {
    self.init(
      label: label(),
      value: currentValueLabel(),
      minimum: minimumValueLabel(),
      maximum: maximumValueLabel()
    )
  }

  private init(label: Label, value: Value, minimum: Bound, maximum: Bound) {
    self.label = label
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The label, the bar and the words for the value, one below the other; or the words in a ring.
  @MainActor public var body: some View {
    ControlView("Gauge") {
      if style.isCircular {
        ZStack {
          ControlPart("ring", size: ControlMetrics.ringSize)
          value
        }
        .unlisted()
      } else {
        bar
      }
    }
  }

  @MainActor private var bar: some View {
    VStack(alignment: .leading, spacing: ControlMetrics.barGap) {
      label
      HStack(spacing: ControlMetrics.gap) {
        minimum
        ControlPart("bar", width: nil, height: ControlMetrics.barHeight)
        maximum
      }
      .unlisted()
      value.font(.caption)
    }
    .unlisted()
  }
}

/// How a gauge looks: a bar or a ring; Apple keeps the requirements to itself but for those of an
/// author's own, which are not asked.
public protocol GaugeStyle {
  /// Whether it is a ring, around the words for the value.
  var isCircular: Bool { get }
}

/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}

  /// A bar.
  public var isCircular: Bool { false }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// As usual: a bar.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar with a mark.
  public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar as full as the value.
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}

  /// A ring.
  public var isCircular: Bool { true }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  /// A ring as full as the value.
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

nonisolated extension View {
  /// The view with a style of its gauges (R-CTRL).
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.gauge, style)
  }
}

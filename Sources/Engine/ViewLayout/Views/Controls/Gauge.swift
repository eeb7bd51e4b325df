/// A value in a range (R-CTRL).
///
/// The label is above a bar that fills the proposed width; the labels of the bounds are at the ends
/// of the bar, the label of the current value below it.
nonisolated public struct Gauge<Label: View, Value: View, Bound: View>: View {
  @Environment(\.controlStyles.gauge) private var style
  let label: Label
  let value: Value
  let minimum: Bound
  let maximum: Bound

  // mutants(constant): the bounds of a control have no effect: nothing drags it
  /// Makes a gauge with a label.
  public init<Number: BinaryFloatingPoint>(
    value: Number,
    in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label
  ) where Value == EmptyView, Bound == EmptyView {
    self.init(label: label(), value: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }

  // mutants(constant): the bounds of a control have no effect: nothing drags it
  /// Makes a gauge with labels for itself and its current value.
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

  // mutants(constant): the bounds of a control have no effect: nothing drags it
  /// Makes a gauge with labels for itself, its current value and its bounds.
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

  /// The bar with its labels, or a ring around the label of the current value.
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

/// The appearance of a gauge: a bar or a ring.
///
/// SwiftUI's requirements for its own styles are not public; custom styles are not supported.
public protocol GaugeStyle {
  /// Whether the gauge is a ring around the label of the current value.
  var isCircular: Bool { get }
}

/// A gauge style with a bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always `false`: the gauge is a bar.
  public var isCircular: Bool { false }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The default gauge style: a bar.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A gauge style with a bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A gauge style with a bar and a marker.
  public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A gauge style with a bar that is filled up to the value.
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A gauge style with a ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always `true`: the gauge is a ring.
  public var isCircular: Bool { true }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A gauge style with a ring and a marker.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  /// A gauge style with a ring that is filled up to the value.
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

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

/// How dates are chosen; Apple keeps the requirements to itself.
public protocol DatePickerStyle {
  /// The way of choosing.
  var arrangement: DatePickerArrangement { get }
}

/// The ways in which a date is chosen.
public enum DatePickerArrangement: Hashable, Sendable {
  /// In fields behind the label.
  case fields
  /// In a month, as wide as proposed; the label is not shown.
  case month
  /// On a wheel, as wide as proposed; the label is not shown.
  case wheel
}

/// In fields.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}

  /// In fields.
  public var arrangement: DatePickerArrangement { .fields }
}

/// In a month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}

  /// In a month.
  public var arrangement: DatePickerArrangement { .month }
}

/// On a wheel.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}

  /// On a wheel.
  public var arrangement: DatePickerArrangement { .wheel }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// As usual: in fields.
  public static var automatic: CompactDatePickerStyle { CompactDatePickerStyle() }
  /// In fields.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// In a month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// On a wheel.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// The view with a style of its pickers of dates (R-CTRL).
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.dates, style)
  }
}

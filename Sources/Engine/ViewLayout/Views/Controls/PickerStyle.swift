/// A style for the arrangement of a picker's options.
///
/// SwiftUI's own requirements are not public.
public protocol PickerStyle {
  /// The arrangement of the picker's options in this style.
  var arrangement: PickerArrangement { get }
}

/// An arrangement of a picker's options.
public enum PickerArrangement: Hashable, Sendable {
  case menu
  /// Options of equal width in a horizontal stack.
  case segmented
  case inline
  case wheel
}

/// The default picker style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}

  public var arrangement: PickerArrangement { .menu }
}

/// A picker style that shows the options in a menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}

  public var arrangement: PickerArrangement { .menu }
}

/// A picker style that shows the options as segments.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}

  public var arrangement: PickerArrangement { .segmented }
}

/// A picker style that shows the options in a vertical stack.
public struct InlinePickerStyle: PickerStyle {
  public init() {}

  public var arrangement: PickerArrangement { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A picker style that shows the options as radio buttons in a vertical stack.
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}

  public var arrangement: PickerArrangement { .inline }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A picker style with a wheel of the proposed width and a fixed height (R-CTRL).
public struct WheelPickerStyle: PickerStyle {
  public init() {}

  public var arrangement: PickerArrangement { .wheel }
}

/// A picker style with a link to the options; laid out as a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}

  public var arrangement: PickerArrangement { .menu }
}

/// A picker style with a row of symbols; laid out as segments.
public struct PalettePickerStyle: PickerStyle {
  public init() {}

  public var arrangement: PickerArrangement { .segmented }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A style for the arrangement of a date picker.
///
/// SwiftUI's own requirements are not public.
public protocol DatePickerStyle {
  /// The arrangement of a date picker in this style.
  var arrangement: DatePickerArrangement { get }
}

/// An arrangement of a date picker.
public enum DatePickerArrangement: Hashable, Sendable {
  /// Fields for the date and time, after the label.
  case fields
  /// A calendar of a month that fills the proposed width, without the label.
  case month
  /// A wheel that fills the proposed width, without the label.
  case wheel
}

/// A date picker style with compact fields.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}

  public var arrangement: DatePickerArrangement { .fields }
}

/// A date picker style with an editable field.
public struct FieldDatePickerStyle: DatePickerStyle {
  public init() {}

  public var arrangement: DatePickerArrangement { .fields }
}

/// A date picker style with an editable field and a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public init() {}

  public var arrangement: DatePickerArrangement { .fields }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A date picker style with a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}

  public var arrangement: DatePickerArrangement { .month }
}

/// A date picker style with a wheel.
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}

  public var arrangement: DatePickerArrangement { .wheel }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var automatic: CompactDatePickerStyle { CompactDatePickerStyle() }
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// Sets the style of date pickers inside the view (R-CTRL).
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.dates, style)
  }
}

/// A style for the arrangement of a picker's options.
///
/// SwiftUI's own requirements are not public.
public protocol PickerStyle {
  /// The arrangement of the options.
  var arrangement: PickerArrangement { get }
}

/// An arrangement of a picker's options.
public enum PickerArrangement: Hashable, Sendable {
  /// A menu: all options in a `ZStack`, with a menu mark at the trailing edge.
  case menu
  /// Options of equal width in a horizontal stack.
  case segmented
  /// Options in a vertical stack.
  case inline
  /// A wheel that fills the proposed width.
  case wheel
}

/// The default picker style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always the menu arrangement.
  public var arrangement: PickerArrangement { .menu }
}

/// A picker style that shows the options in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always the menu arrangement.
  public var arrangement: PickerArrangement { .menu }
}

/// A picker style that shows the options as segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always the segmented arrangement.
  public var arrangement: PickerArrangement { .segmented }
}

/// A picker style that shows the options in a vertical stack.
public struct InlinePickerStyle: PickerStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always the inline arrangement.
  public var arrangement: PickerArrangement { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default picker style: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The picker style that shows the options in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The picker style that shows the options as segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The picker style that shows the options in a vertical stack.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A picker style that shows the options as radio buttons in a vertical stack.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always the inline arrangement.
  public var arrangement: PickerArrangement { .inline }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The picker style that shows the options as radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A picker style with a wheel of the proposed width and a fixed height (R-CTRL).
public struct WheelPickerStyle: PickerStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always the wheel arrangement.
  public var arrangement: PickerArrangement { .wheel }
}

/// A picker style with a link to the options; laid out as a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always the menu arrangement.
  public var arrangement: PickerArrangement { .menu }
}

/// A picker style with a row of symbols; laid out as segments.
public struct PalettePickerStyle: PickerStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always the segmented arrangement.
  public var arrangement: PickerArrangement { .segmented }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The picker style that shows the options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The picker style with a link to the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The picker style with a row of symbols.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A style for the arrangement of a date picker.
///
/// SwiftUI's own requirements are not public.
public protocol DatePickerStyle {
  /// The arrangement of the date picker.
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
  /// Makes an instance of the style.
  public init() {}

  /// Always the arrangement with fields.
  public var arrangement: DatePickerArrangement { .fields }
}

/// A date picker style with an editable field.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always the arrangement with fields.
  public var arrangement: DatePickerArrangement { .fields }
}

/// A date picker style with an editable field and a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always the arrangement with fields.
  public var arrangement: DatePickerArrangement { .fields }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The date picker style with an editable field.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The date picker style with an editable field and a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A date picker style with a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always the calendar of a month.
  public var arrangement: DatePickerArrangement { .month }
}

/// A date picker style with a wheel.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes an instance of the style.
  public init() {}

  /// Always the wheel arrangement.
  public var arrangement: DatePickerArrangement { .wheel }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The default date picker style: compact fields.
  public static var automatic: CompactDatePickerStyle { CompactDatePickerStyle() }
  /// The date picker style with compact fields.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The date picker style with a calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The date picker style with a wheel.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// Sets the style of date pickers inside the view (R-CTRL).
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    environment(\.controlStyles.dates, style)
  }
}

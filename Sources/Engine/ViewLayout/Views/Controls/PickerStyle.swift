/// How the options of a picker are laid out; Apple keeps the requirements to itself.
public protocol PickerStyle {
  /// The way of the options.
  var arrangement: PickerArrangement { get }
}

/// The ways in which a picker's options are laid out.
public enum PickerArrangement: Hashable, Sendable {
  /// The options lie over each other, with a mark at the trailing edge.
  case menu
  /// The options are side by side, equally wide.
  case segmented
  /// The options are one above the other.
  case inline
  /// The options are on a wheel, as wide as proposed.
  case wheel
}

/// The usual style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}

  /// The options lie over each other.
  public var arrangement: PickerArrangement { .menu }
}

/// One option, and the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}

  /// The options lie over each other.
  public var arrangement: PickerArrangement { .menu }
}

/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}

  /// The options are side by side.
  public var arrangement: PickerArrangement { .segmented }
}

/// All options one above the other.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}

  /// The options are one above the other.
  public var arrangement: PickerArrangement { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual style: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// One option, and the others in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options one above the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The options on a wheel (R-CTRL): as wide as proposed, of one height.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}

  /// The options are on a wheel.
  public var arrangement: PickerArrangement { .wheel }
}

/// The options behind a link: laid out as a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}

  /// The options lie over each other.
  public var arrangement: PickerArrangement { .menu }
}

/// The options as a row of symbols: laid out as segments.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}

  /// The options are side by side.
  public var arrangement: PickerArrangement { .segmented }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The options behind a link.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The options as a row of symbols.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// How dates are chosen; Apple keeps the requirements to itself.
public protocol DatePickerStyle {
  /// The way of choosing.
  var arrangement: DatePickerArrangement { get }
}

/// The ways in which a date is chosen.
public enum DatePickerArrangement: Hashable, Sendable {
  /// In fields after the label.
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

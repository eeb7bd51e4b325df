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

/// One option, and the others behind it.
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
  /// One option, and the others behind it.
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

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

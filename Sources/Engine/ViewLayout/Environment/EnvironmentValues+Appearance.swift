extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey {
    static let defaultValue = true
  }
  private enum ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
  }
  private enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }
  private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }
  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }

  private enum BarsKey: EnvironmentKey {
    static let defaultValue = true
  }

  /// Whether containers lay out the bars that their content requests.
  var hasBars: Bool {
    get { self[BarsKey.self] }
    set { self[BarsKey.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The size of controls; it has no effect in the engine's reference style.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The horizontal size class of the device; `nil` in a window without a device.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class of the device; `nil` in a window without a device.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

/// The sizes of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The amount of space that is available to an interface along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

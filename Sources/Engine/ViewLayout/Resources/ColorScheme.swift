/// The color schemes of an interface.
///
/// Images and colors of an asset catalog, and the properties of an app, depend on them (R-LOC-7).
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

extension ColorScheme {
  /// Creates the color scheme that an app states in its properties.
  ///
  /// - Parameter interfaceStyle: The value of `UIUserInterfaceStyle`. Other values than `Light` and
  ///   `Dark` stand for the color scheme of the system, and have no instance.
  init?(_ interfaceStyle: String) {
    switch interfaceStyle {
    case "Light": self = .light
    case "Dark": self = .dark
    default: return nil
    }
  }
}

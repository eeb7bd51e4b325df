import Foundation

/// The settings that modifiers outside a scroll view hand to it.
struct ScrollSettings {
  /// The distances that are kept free around the content, in points.
  var margins = EdgeInsets()
  var anchors = ScrollAnchors()
  /// The id that an author's state wants in sight.
  var target: (any ScrollPositionTarget)?
}

extension EnvironmentValues {
  private enum ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
  }

  /// The settings that the next scroll view inside is told; those inside that one are told none.
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

import Foundation

/// What modifiers outside a scroll view say to it.
struct ScrollSettings {
  /// What is kept free around the content, in points.
  var margins = EdgeInsets()
  var anchors = ScrollAnchors()
  /// The id that an author's state wants in sight.
  var target: (any ScrollPositionTarget)?
}

extension EnvironmentValues {
  private enum ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
  }

  /// What the next scroll view inside is told; none for those inside that one.
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

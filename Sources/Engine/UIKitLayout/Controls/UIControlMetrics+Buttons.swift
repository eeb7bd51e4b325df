import Foundation
import ViewLayout

extension UIControlMetrics {
  static let buttonLengths = [
    buttonInsetHorizontal, buttonInsetVertical, segmentsHeight, segmentPadding,
    minimumSegmentWidth, segmentGap, plainButtonPadding, plainButtonMinimumWidth,
  ]

  static let buttonInsetHorizontal = SystemLength(
    "`UIButton.Configuration`, inset at the sides",
    test: 12,
    iOS26: .recorded(12)
  )
  /// On iOS 26 the insets surround the title's line and the leading of its text style.
  static let buttonInsetVertical = SystemLength(
    "`UIButton.Configuration`, inset above and below",
    test: 6,
    iOS26: .recorded(7)
  )
  static let segmentsHeight = SystemLength(
    "`UISegmentedControl`, height",
    test: 32,
    iOS26: .recorded(32),
    releases: [.iOS17: .recorded(32), .iOS18: .recorded(32), .iOS26v0: .recorded(31)]
  )
  static let segmentPadding = SystemLength(
    "`UISegmentedControl`, padding of a title",
    test: 12,
    iOS26: .derived(10)
  )
  static let minimumSegmentWidth = SystemLength(
    "`UISegmentedControl`, width of an empty segment",
    test: 24,
    iOS26: .fallback(24)
  )
  static let segmentGap = SystemLength(
    "`UISegmentedControl`, gap between segments",
    test: 0,
    iOS26: .recorded(0),
    releases: [.iOS17: .recorded(1), .iOS18: .recorded(1)]
  )
  static let plainButtonPadding = SystemLength(
    "`UIButton` without a configuration, padding above and below the title",
    test: 0,
    iOS26: .recorded(6)
  )
  static let plainButtonMinimumWidth = SystemLength(
    "`UIButton` without a configuration, minimum width",
    test: 0,
    iOS26: .recorded(30)
  )
}

extension UIControlMetrics {
  /// Returns the font of the titles of a segmented control.
  static func segmentFont(in system: MetricsSystem) -> UIFont {
    .systemFont(ofSize: system == .test ? 14 : 13)
  }
}

extension UIControlMetrics {
  /// Returns the default insets of a button with a configuration, in points.
  static func buttonInsets(in system: MetricsSystem) -> NSDirectionalEdgeInsets {
    let (horizontal, vertical) = (buttonInsetHorizontal[system], buttonInsetVertical[system])
    return NSDirectionalEdgeInsets(
      top: vertical,
      leading: horizontal,
      bottom: vertical,
      trailing: horizontal
    )
  }
}

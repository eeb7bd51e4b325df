import Foundation
import ViewLayout

/// Buttons with a configuration, and segmented controls.
extension UIControlMetrics {
  static let buttonLengths = [
    buttonInsetHorizontal, buttonInsetVertical, segmentsHeight, segmentPadding,
    minimumSegmentWidth,
  ]

  static let buttonInsetHorizontal = SystemLength(
    "`UIButton.Configuration`, inset at the sides",
    test: 12,
    iOS26: .recorded(12)
  )
  /// On iOS 26 the insets are around the title's line and the leading of its text style.
  static let buttonInsetVertical = SystemLength(
    "`UIButton.Configuration`, inset above and below",
    test: 6,
    iOS26: .recorded(7)
  )
  static let segmentsHeight = SystemLength(
    "`UISegmentedControl`, height",
    test: 32,
    iOS26: .recorded(31)
  )
  static let segmentPadding = SystemLength(
    "`UISegmentedControl`, padding of a title",
    test: 12,
    iOS26: .fallback(12)
  )
  static let minimumSegmentWidth = SystemLength(
    "`UISegmentedControl`, width of an empty segment",
    test: 24,
    iOS26: .fallback(24)
  )
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

package import Foundation

/// What the place that shows a scene imposes on it.
package struct HostEnvironment: Sendable, Equatable {
  package var isRightToLeft = false
  /// Pixels a point.
  package var displayScale: CGFloat = 1
  /// The dynamic type size, by the name that specs use: `xxLarge`.
  package var dynamicTypeSize = "large"
  /// The insets that the root keeps free, in points.
  package var safeAreaTop: CGFloat = 0
  package var safeAreaLeading: CGFloat = 0
  package var safeAreaBottom: CGFloat = 0
  package var safeAreaTrailing: CGFloat = 0

  package init() {}
}

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

  /// The environment of the root.
  var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = displayScale
    values.dynamicTypeSize = DynamicTypeSize(rawValue: dynamicTypeSize) ?? .large
    return values
  }

  /// What the root is proposed of a proposal: the safe area's part of it (R-PROP-9).
  func safeProposal(of proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - safeAreaLeading - safeAreaTrailing) },
      height: proposal.height.map { max(0, $0 - safeAreaTop - safeAreaBottom) })
  }
}

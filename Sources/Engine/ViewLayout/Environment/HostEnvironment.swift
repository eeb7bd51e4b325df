package import Foundation

/// The conditions that the place that shows a scene imposes on it.
package struct HostEnvironment: Sendable, Equatable {
  package var isRightToLeft = false
  /// Pixels a point.
  package var displayScale: CGFloat = 1
  /// The dynamic type size, by the name that specs use: `xxLarge`.
  package var dynamicTypeSize = "large"
  /// The insets that the root keeps free, in points.
  package var safeArea = EdgeInsets()
  /// The margins that views of the scene keep where they ask for them, in points.
  package var margins = EdgeInsets(16, on: .all)

  package init() {}

  /// Takes what reaches a place in a scene.
  init(_ values: EnvironmentValues) {
    isRightToLeft = values.layoutDirection == .rightToLeft
    displayScale = values.displayScale
    dynamicTypeSize = values.dynamicTypeSize.rawValue
  }

  /// The number that a text style's size is multiplied by.
  package var typeFactor: CGFloat {
    (DynamicTypeSize(rawValue: dynamicTypeSize) ?? .large).factor
  }

  /// The environment of the root.
  var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = displayScale
    values.sceneMargins = margins
    values.dynamicTypeSize = DynamicTypeSize(rawValue: dynamicTypeSize) ?? .large
    return values
  }

  /// The part of a proposal that the root is proposed: the safe area's (R-PROP-9).
  package func safeProposal(of proposal: ProposedViewSize) -> ProposedViewSize {
    let (width, height) = (safeArea.total(along: .horizontal), safeArea.total(along: .vertical))
    return ProposedViewSize(
      width: width == 0 ? proposal.width : proposal.width.map { max(0, $0 - width) },
      height: height == 0 ? proposal.height : proposal.height.map { max(0, $0 - height) }
    )
  }

  /// Where a root of a size lies in a window of a proposal's size: centred in the safe area.
  func origin(of size: CGSize, inWindowOf proposal: ProposedViewSize) -> CGPoint {
    let left = isRightToLeft ? safeArea.trailing : safeArea.leading
    let safe = safeProposal(of: proposal)
    return CGPoint(
      x: left + Self.margin(of: size.width, in: safe.width),
      y: safeArea.top + Self.margin(of: size.height, in: safe.height)
    )
  }

  /// Half of what a window has left; a window without a length of its own is as long as its root.
  private static func margin(of length: CGFloat, in window: CGFloat?) -> CGFloat {
    guard let window, window.isFinite else { return 0 }
    return (window - length) / 2
  }
}

import Foundation

/// `offset`: draws the child elsewhere and tells nobody (R-OFF-1).
struct Offset: WrapperRule {
  var offset: CGSize

  /// R-OFF-2: x counts in the direction of reading, so from right to left a positive one leads to
  /// the left; y does not depend on it.
  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGPoint { CGPoint(x: offset.width, y: offset.height) }

  /// The child's guides as if it had not moved.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat? { children.only.statedGuide(key, size: size, proposal: proposal) }
}

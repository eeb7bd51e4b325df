import Foundation

/// The layout rule of the label of a bar button: an image in the minimum size, or a title with
/// space at both sides (R-BAR-4).
struct BarButtonRule: WrapperRule {
  /// The height and the minimum width, in points.
  var length: CGFloat
  /// The space beside a title, both sides together, in points.
  var padding: CGFloat

  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize {
    let paddingLength = padding(around: children.only.node)
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - paddingLength) },
      height: length
    )
  }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    guard axis == .horizontal else { return length }
    let content = childLength(along: axis, for: proposal, children: children)
    return max(length, content + padding(around: children.only.node))
  }

  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint {
    let child = children.only.measure(childProposal)
    return CGPoint(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2)
  }

  private func padding(around label: LayoutNode) -> CGFloat { label.containsText ? padding : 0 }
}

extension LayoutNode {
  /// Whether the node is a text, or contains one.
  fileprivate final var containsText: Bool {
    ruleValue is TextRule || shownChildren.contains(where: \.containsText)
  }
}

import Foundation

/// A node around one child that it sizes and places by a rule of its own.
///
/// As it stands it is transparent: size, guides, spacing and priority are the child's.
class UnaryNode: LayoutNode {
  final var child: LayoutNode { asked[0].node }

  /// What the child is proposed when the node is measured.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// What the child is proposed when the node is placed with its final size.
  func childProposal(for proposal: ProposedViewSize, placedIn size: CGSize) -> ProposedViewSize {
    childProposal(for: proposal)
  }

  /// Where the child's top leading corner goes, in points.
  func childOrigin(in size: CGSize, childProposal: ProposedViewSize) -> CGPoint { .zero }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    child.measure(axis, for: childProposal(for: proposal))
  }

  /// As the child's, for a rule that passes the proposal on.
  override func computeRange(along axis: Axis) -> LengthRange? {
    passesProposals(along: axis) ? child.measureRange(axis) : nil
  }

  /// Whether the child is proposed what the node is proposed along an axis, and answers for it.
  func passesProposals(along axis: Axis) -> Bool { false }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let childProposal = childProposal(for: proposal, placedIn: size)
    child.place(
      at: childOrigin(in: size, childProposal: childProposal),
      proposal: childProposal
    )
  }

  /// R-ALIGN-4: every explicit guide of the child counts, moved by the child's origin.
  override func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let childProposal = childProposal(for: proposal, placedIn: size)
    let childSize = child.measure(childProposal)
    guard let value = child.statedGuide(key, size: childSize, proposal: childProposal) else {
      return nil
    }
    return value + childOrigin(in: size, childProposal: childProposal)[key.axis]
  }

  override func computeSpacing() -> ViewSpacing { child.preferredSpacing }

  override func computePriority() -> Double { child.priority }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    let passed = childProposal(for: proposal)
    let words = passed == proposal ? "it passes the proposal on" : "it proposes another size"
    return LayoutReason("R-PROP-1", "\(words): \(childAnswer(to: passed))")
  }

  /// What the child answers: `Text "Reset" answers 50x20 to 320x480`.
  final func childAnswer(to proposal: ProposedViewSize) -> String {
    let answer = LengthText.text(child.measure(proposal))
    return "\(child.spokenName) answers \(answer) to \(LengthText.text(proposal))"
  }
}

extension UnaryNode {
  /// R-FRAME-2: where the child goes so that its guides meet the node's default ones.
  final func alignedOrigin(
    _ alignment: Alignment,
    in size: CGSize,
    childProposal: ProposedViewSize
  ) -> CGPoint {
    let childSize = child.measure(childProposal)
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      let key = alignment[axis]
      let mine = key.defaultValue(width: size.width, height: size.height) {
        ViewDimensions(node: self, size: size, proposal: childProposal)
      }
      origin[axis] = mine - child.guide(key, size: childSize, proposal: childProposal)
    }
    return origin
  }
}

import Foundation

/// `position`: takes what is proposed and puts the child's centre at a point of it (R-POS-1).
final class PositionNode: UnaryNode {
  /// Where the child's centre goes, in points; a coordinate that is not a number counts as 0.
  var position = CGPoint.zero {
    didSet {
      if position.x.isNaN || position.y.isNaN { session.report(.positionNotANumber("position")) }
      if position.x.isNaN { position.x = 0 }
      if position.y.isNaN { position.y = 0 }
      didSet(oldValue, position)
    }
  }

  override var name: String? { "position" }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    proposal[axis] ?? child.measure(axis, for: proposal)
  }

  override func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize
  ) -> ProposedViewSize { ProposedViewSize(size) }

  override func childOrigin(in size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    let childSize = child.measure(childProposal)
    return CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2)
  }

  override func computeSpacing() -> ViewSpacing { .standard }

  override func computePriority() -> Double { 0 }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-POS-1") { axis in
      let length = LengthText.text(answer[axis])
      return proposal[axis] == nil
        ? "nothing is proposed, so \(child.spokenName)'s \(length)"
        : "all of the proposed \(length)"
    }
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    let (x, y) = (LengthText.text(position.x), LengthText.text(position.y))
    return LayoutReason("R-POS-1", "its centre is put at \(x) along x and \(y) along y")
  }
}

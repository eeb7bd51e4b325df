import Foundation

/// `background` and `overlay`: the primary's layout, with a second view at its size (R-SEC).
final class SecondaryNode: UnaryNode {
  enum Side: String {
    case background, overlay
  }

  var side = Side.background { didSet { didSet(oldValue, side) } }
  var alignment = Alignment.center { didSet { didSet(oldValue, alignment) } }

  override func passesProposals(along axis: Axis) -> Bool { true }

  override var name: String? { side.rawValue }

  override var isDrawnBackwards: Bool { side == .background }

  override var ownGuides: GuideMask { child.guides }

  override var childrenThatSize: ArraySlice<UnretainedNode> { asked.prefix(1) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    super.placeChildren(in: size, proposal: proposal)
    // R-SEC-1: proposed exactly the primary's size, and aligned by the guides of both.
    for secondary in children.dropFirst() {
      let secondarySize = secondary.measure(ProposedViewSize(size))
      var origin = CGPoint.zero
      for axis in Axis.allCases {
        let key = alignment[axis]
        let mine = child.guide(key, size: size, proposal: proposal)
        let theirs = secondary.guide(
          key,
          size: secondarySize,
          proposal: ProposedViewSize(size)
        )
        origin[axis] = mine - theirs
      }
      secondary.place(at: origin, proposal: ProposedViewSize(size))
    }
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-SEC-1", "the primary view alone counts: \(childAnswer(to: proposal))")
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    guard child !== self.child else { return super.placeReason(of: child) }
    return .aligned("R-SEC-1", alignment, child, in: "the primary's \(LengthText.text(size))")
  }
}

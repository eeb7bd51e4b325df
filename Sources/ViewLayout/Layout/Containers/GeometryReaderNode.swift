import Foundation

/// `GeometryReader`: fills what it is proposed; its content is laid out after it (R-GEO).
final class GeometryReaderNode: LayoutNode {
  override var name: String? { "GeometryReader" }

  override var isIsland: Bool { true }

  /// R-GEO-1: the content has no say in the size.
  override var childrenThatSize: ArraySlice<UnretainedNode> { [] }

  override var ownGuides: GuideMask { [] }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    proposal[axis] ?? 10
  }

  /// R-GEO-2: every child is proposed the reader's size, at its top leading corner.
  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-GEO-1") { axis in
      proposal[axis] == nil
        ? "nothing is proposed, so 10" : "all of the proposed \(LengthText.text(proposal[axis]))"
    }
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    LayoutReason("R-GEO-2", "a reader puts what is in it at its top leading corner")
  }
}

import Foundation
internal import LayoutTree

/// The layout rule of `background` and `overlay`: lays out as the modified view, with a second view
/// at its size (R-SEC).
struct SecondaryRule: FirstChildRule {
  enum Side: String {
    case background, overlay
  }

  var side: Side
  var alignment: Alignment

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    placeChild(in: size, for: proposal, children: children)
    // R-SEC-1: the second view is proposed the size of the modified view. R-ALIGN-7: it is aligned
    // by the guides of both.
    let own = ProposedViewSize(size)
    for secondary in children.dropFirst() {
      let secondarySize = secondary.measure(own)
      var origin = CGPoint.zero
      for axis in Axis.allCases {
        let key = alignment[axis]
        let mine = children.only.guide(key, size: size, proposal: proposal)
        origin[axis] = mine - secondary.guide(key, size: secondarySize, proposal: own)
      }
      secondary.place(at: origin, proposal: own)
    }
  }

  var name: String? { side.rawValue }

  func traits(of node: LayoutNode) -> NodeTraits { .overlapping(unless: node.listedName != nil) }
}

extension SecondaryRule {
  /// R-SEC-3: a background is drawn before the view that it modifies, an overlay after it.
  var isDrawnBackwards: Bool { side == .background }

  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let answer = childAnswer(in: node, by: tracer, to: proposal)
    return LayoutReason("R-SEC-1", "the size of the primary view: \(answer)")
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    guard child !== node.children[0] else { return .atTopLeadingCorner(of: node) }
    return .aligned(
      "R-SEC-1",
      alignment,
      child,
      in: "the primary view's \(LengthText.text(node.size))"
    )
  }
}

import Foundation

/// The layout rule of `background` and `overlay`: lays out as the modified view, with a second view
/// at its size (R-SEC).
struct SecondaryRule: WrapperRule {
  enum Side: String {
    case background, overlay
  }

  var side: Side
  var alignment: Alignment

  // mutants(body): cost only
  /// Only the modified view, which is the first child, determines the size.
  func isCoupled(_ children: some LayoutChildren) -> Bool { children.only.isCoupled }

  func clampsProposal(along axis: Axis, _ children: NodeChildren) -> Bool {
    !children.only.flags.contains(.nonlinear(along: axis))
  }

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
}

import Foundation

extension LayoutNode {
  /// Puts the node's top leading corner at a point of its parent's leading-to-trailing
  /// coordinates, and places what is inside unless it already is.
  ///
  /// A coordinate that is not finite counts as 0: the middle of a length in an endless one.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    // What is in doubt may have to be placed.
    _ = isCoupled
    let isKnown = !needsPlacement && proposal == placedProposal
    place(at: origin, proposal: proposal, size: isKnown ? size : measure(proposal))
  }

  /// The same, for a parent that knows the node's answer to the proposal.
  final func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
    let origin = CGPoint(
      x: origin.x.isFinite ? origin.x : 0,
      y: origin.y.isFinite ? origin.y : 0
    )
    let isMoved =
      dependsOnOrigin
      && (session.isMoving || (origin != self.origin && parent?.habits.beginsCoordinates != true))
    self.origin = origin
    let mustPlace = needsPlacement || isMoved || size != self.size || session.forgetsAnswers
    let isAlike = !mustPlace && isPlacedAlike(for: proposal)
    placedProposal = proposal
    guard !isAlike else { return placeInside() }
    self.size = size
    needsPlacement = false
    mustPlaceInside = false
    if habits.isLeaf { return }
    session.placing(moved: isMoved) { placeChildren(in: size, proposal: proposal) }
  }

  /// Whether another proposal than the one that the node was placed with changes nothing inside.
  private func isPlacedAlike(for proposal: ProposedViewSize) -> Bool {
    (proposal.width == placedProposal.width || isSteady(along: .horizontal))
      && (proposal.height == placedProposal.height || isSteady(along: .vertical))
  }

  /// Places those again inside the node that have changed and answer what they did.
  private func placeInside() {
    guard mustPlaceInside else { return }
    mustPlaceInside = false
    for child in asked { child.placeWhereItIs() }
  }

  /// Places what is inside the node again, or only what has changed in there, for what the node was
  /// proposed last.
  final func placeWhereItIs() {
    guard needsPlacement else { return placeInside() }
    needsPlacement = false
    mustPlaceInside = false
    if habits.isLeaf { return }
    session.placing(moved: false) { placeChildren(in: size, proposal: placedProposal) }
  }

  /// Places what is inside an island again, or what was scrolled, if something in there has
  /// changed.
  ///
  /// A node that has forgotten its answers may not be as large as it was: it is for what is around
  /// it to ask and to place it.
  final func placeContent() {
    guard needsPlacement, hasTraits else { return }
    needsPlacement = false
    mustPlaceInside = false
    placeChildren(in: size, proposal: placedProposal)
  }
}

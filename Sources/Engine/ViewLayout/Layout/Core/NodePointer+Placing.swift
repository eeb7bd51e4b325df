import Foundation

extension NodePointer {
  /// Puts the node's top leading corner at a point of its parent's leading-to-trailing
  /// coordinates, and places what is inside unless it already is.
  ///
  /// A coordinate that is not finite counts as 0: the middle of a length in an endless one.
  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    // What is in doubt may have to be placed.
    know()
    let isKnown =
      !record.pointee.state.contains(.unplaced) && KnownProposal(proposal) == record.pointee.placed
    place(
      at: origin,
      proposal: proposal,
      size: isKnown ? record.pointee.size : measure(proposal)
    )
  }

  /// The same, for a parent that knows the node's answer to the proposal.
  func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
    let origin = CGPoint(
      x: origin.x.isFinite ? origin.x : 0,
      y: origin.y.isFinite ? origin.y : 0
    )
    let isMoved = facts.contains(.dependsOnOrigin) && isMoved(to: origin)
    record.pointee.origin = origin
    let mustPlace =
      record.pointee.state.contains(.unplaced) || isMoved || size != record.pointee.size
      || forgetsAnswers
    let proposal = KnownProposal(proposal)
    let isAlike = !mustPlace && isPlacedAlike(for: proposal)
    record.pointee.placed = proposal
    guard !isAlike else { return placeInside() }
    record.pointee.size = size
    placeChildren(moved: isMoved)
  }

  /// Whether the node comes to lie elsewhere in the coordinates that layouts inside are told.
  private func isMoved(to origin: CGPoint) -> Bool {
    if session.isMoving { return true }
    let parent = record.pointee.parent
    return origin != record.pointee.origin
      && parent?.record.pointee.habits.contains(.beginsCoordinates) != true
  }

  /// Whether another proposal than the one that the node was placed with changes nothing inside.
  private func isPlacedAlike(for proposal: KnownProposal) -> Bool {
    isPlacedAlike(for: proposal, along: .horizontal)
      && isPlacedAlike(for: proposal, along: .vertical)
  }

  private func isPlacedAlike(for proposal: KnownProposal, along axis: Axis) -> Bool {
    proposal.isSame(as: record.pointee.placed, along: axis)
      || !record.pointee.facts.contains(.unsteady(along: axis))
  }

  private func placeChildren(moved isMoved: Bool) {
    record.pointee.state.subtract([.unplaced, .unplacedInside])
    if record.pointee.habits.contains(.isLeaf) { return }
    record.pointee.session._withUnsafeGuaranteedRef { session in
      let wasMoving = session.isMoving
      session.isMoving = isMoved
      record.pointee.rule.place(self, in: record.pointee.size, for: record.pointee.placed.proposal)
      session.isMoving = wasMoving
    }
  }

  /// Places those again inside the node that have changed and answer what they did.
  private func placeInside() {
    guard record.pointee.state.contains(.unplacedInside) else { return }
    record.pointee.state.remove(.unplacedInside)
    for child in children { child.placeWhereItIs() }
  }

  /// Places what is inside the node again, or only what has changed in there, for what the node was
  /// proposed last.
  func placeWhereItIs() {
    guard record.pointee.state.contains(.unplaced) else { return placeInside() }
    placeChildren(moved: false)
  }

  /// Places what is inside an island again, or what was scrolled, if something in there has
  /// changed.
  ///
  /// A node that has forgotten its answers may not be as large as it was: it is for what is around
  /// it to ask and to place it.
  func placeContent() {
    guard record.pointee.state.contains([.unplaced, .known]) else { return }
    placeChildren(moved: false)
  }
}

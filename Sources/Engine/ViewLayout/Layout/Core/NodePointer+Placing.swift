import Foundation

/// Placement: sets the origin and size of a node, and places its descendants if necessary.
extension NodePointer {
  /// Places the node and, unless they are already placed, its descendants.
  ///
  /// The origin is the node's top leading corner in its parent's leading-to-trailing coordinates. A
  /// coordinate that is not finite is replaced by 0, such as the center of an infinite length.
  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    // Validation may reveal that the node needs placement.
    validate()
    let isKnown =
      !record.pointee.state.contains(.needsPlacement)
      && ProposalKey(proposal) == record.pointee.placed
    place(
      at: origin,
      proposal: proposal,
      size: isKnown ? record.pointee.size : measure(proposal)
    )
  }

  /// Places the node, given its size for the proposal.
  func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
    let origin = CGPoint(
      x: origin.x.isFinite ? origin.x : 0,
      y: origin.y.isFinite ? origin.y : 0
    )
    let isMoved = flags.contains(.dependsOnOrigin) && isMoved(to: origin)
    record.pointee.origin = origin
    let mustPlace =
      record.pointee.state.contains(.needsPlacement) || isMoved || size != record.pointee.size
      || disablesCaches
    let proposal = ProposalKey(proposal)
    let isAlike = !mustPlace && hasEquivalentPlacement(for: proposal)
    record.pointee.placed = proposal
    guard !isAlike else { return placeChangedDescendants() }
    record.pointee.size = size
    placeChildren(moved: isMoved)
  }

  /// Returns whether the node moves in the coordinates that custom layouts read.
  private func isMoved(to origin: CGPoint) -> Bool {
    if session.isMoving { return true }
    let parent = record.pointee.parent
    return origin != record.pointee.origin
      && parent?.record.pointee.ruleFlags.contains(.isCoordinateRoot) != true
  }

  /// Returns whether a proposal places the descendants in the same way as the previous one.
  private func hasEquivalentPlacement(for proposal: ProposalKey) -> Bool {
    hasEquivalentPlacement(for: proposal, along: .horizontal)
      && hasEquivalentPlacement(for: proposal, along: .vertical)
  }

  private func hasEquivalentPlacement(for proposal: ProposalKey, along axis: Axis) -> Bool {
    proposal.isSame(as: record.pointee.placed, along: axis)
      || !record.pointee.flags.contains(.dependsOnProposal(along: axis))
  }

  private func placeChildren(moved isMoved: Bool) {
    record.pointee.state.subtract([.needsPlacement, .descendantNeedsPlacement])
    if record.pointee.ruleFlags.contains(.isLeaf) { return }
    let (size, proposal) = (record.pointee.size, record.pointee.placed.proposal)
    record.pointee.session._withUnsafeGuaranteedRef { session in
      let wasMoving = session.isMoving
      if isMoved == wasMoving { return record.pointee.rule.place(self, in: size, for: proposal) }
      session.isMoving = isMoved
      record.pointee.rule.place(self, in: size, for: proposal)
      session.isMoving = wasMoving
    }
  }

  /// Places the changed descendants of a node whose size and children need no placement.
  private func placeChangedDescendants() {
    guard record.pointee.state.contains(.descendantNeedsPlacement) else { return }
    record.pointee.state.remove(.descendantNeedsPlacement)
    for child in children { child.placeAtCurrentOrigin() }
  }

  /// Places the children, or only the changed descendants, for the most recent proposal.
  func placeAtCurrentOrigin() {
    guard record.pointee.state.contains(.needsPlacement) else { return placeChangedDescendants() }
    placeChildren(moved: false)
  }

  /// Places the changed content of a relayout boundary or of a scroll view.
  ///
  /// An invalid node is not placed here: its size may have changed, so its parent measures and
  /// places it.
  func placeContent() {
    guard record.pointee.state.contains([.needsPlacement, .valid]) else { return }
    placeChildren(moved: false)
  }
}

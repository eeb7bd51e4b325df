import Foundation

/// `ignoresSafeArea`: reaches into the safe areas that it touches, and tells nobody (R-SAFE-3).
final class IgnoresSafeAreaNode: UnaryNode {
  /// The edges that the child may reach over.
  var edges = Edge.Set.all { didSet { if edges != oldValue { placeAgain() } } }
  /// How far the child reached over the node in the last placement, in points.
  private var reached = EdgeInsets()
  private var wasPlaced = false

  required init(session: LayoutSession) {
    super.init(session: session)
    session.safeAreas.add(self)
  }

  deinit { session.safeAreas.remove(self) }

  override var name: String? { "ignoresSafeArea" }

  /// Where the node is decides what it touches.
  override var placesFromOrigin: Bool { true }

  override func passesProposals(along axis: Axis) -> Bool { true }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    reached = reach
    wasPlaced = true
    super.placeChildren(in: size, proposal: proposal)
  }

  private var reach: EdgeInsets { touchedSafeArea.kept(on: edges) }

  /// What is around the node may have moved without placing it.
  func followPlace() {
    if wasPlaced, isShown, reach != reached { placeAgain() }
  }

  override func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 + reached.total(along: .horizontal) },
      height: proposal.height.map { $0 + reached.total(along: .vertical) }
    )
  }

  override func childOrigin(in size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: -reached.leading, y: -reached.top)
  }

  /// The child's guides as if it had stayed inside.
  override func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    child.explicitGuide(key, size: size, proposal: proposal)
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-SAFE-3", "reaching out changes no size: \(childAnswer(to: proposal))")
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    let lengths = [reached.top, reached.leading, reached.bottom, reached.trailing]
      .map { LengthText.text($0) }
    return LayoutReason(
      "R-SAFE-3",
      "reaches out by \(lengths[0]) at the top, \(lengths[1]) leading, \(lengths[2]) at the bottom "
        + "and \(lengths[3]) trailing"
    )
  }
}

import Foundation

/// `padding` and `safeAreaPadding`: insets around the child (R-PAD, R-SAFE-2).
struct Padding: WrapperRule {
  /// The insets in points; a NaN inset results in no length, and in a child at 0.
  var insets: EdgeInsets
  /// Whether the child may extend into the insets.
  var isSafeArea = false

  func checked(reportingTo session: LayoutSession) -> Padding {
    if Edge.allCases.contains(where: { insets[$0].isNaN }) {
      session.report(.positionNotANumber("padding"))
    }
    return self
  }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    // R-PAD-1 and R-PAD-3: never below 0, however negative the insets.
    max(0, childLength(along: axis, for: proposal, children: children) + insets.total(along: axis))
  }

  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(along: .vertical)) }
    )
  }

  /// R-PAD-4: the leading inset is on the leading side in either layout direction.
  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }

  /// R-SP-8: a padded edge has the standard spacing.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    let inner = children.only.preferredSpacing
    if insets == EdgeInsets() { return inner }
    return ViewSpacing { insets[$0] == 0 ? inner[$0] : .standard(at: $0) }
  }

  /// R-PRIO-2: padding hides its child's priority.
  func priority(_ children: some LayoutChildren) -> Double { 0 }
}

extension Padding: SafeAreaRule {
  func safeAreaInsets(around child: LayoutNode, in node: LayoutNode) -> EdgeInsets {
    isSafeArea ? insets : EdgeInsets()
  }
}

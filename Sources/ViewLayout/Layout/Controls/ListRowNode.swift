import Foundation

/// A row of a list (R-CTRL): as wide as the list, its content behind insets at the leading edge
/// and in the middle of the height.
final class ListRowNode: UnaryNode {
  /// The least height of a row, in points.
  var leastHeight: CGFloat = 0 { didSet { didSet(oldValue, leastHeight) } }
  /// The least height of a section's header or footer, in points.
  var leastHeaderHeight: CGFloat = 0 { didSet { didSet(oldValue, leastHeaderHeight) } }
  /// The room above a section's header, in points.
  var sectionSpacing: CGFloat = 0 { didSet { didSet(oldValue, sectionSpacing) } }

  private var part: SectionPart { child.sectionMark?.part ?? .content }

  private var insets: EdgeInsets {
    let key = ObjectIdentifier(ListRowInsetsKey.self)
    return child.layoutValue(of: key) as? EdgeInsets ?? ControlMetrics.rowInsets
  }

  private var roomAbove: CGFloat { part == .header ? sectionSpacing : 0 }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    let length =
      child.measure(axis, for: childProposal(for: proposal)) + insets.total(along: axis)
    switch axis {
    case .horizontal: return proposal.width ?? length
    case .vertical:
      return roomAbove + max(length, part == .content ? leastHeight : leastHeaderHeight)
    }
  }

  /// The height is the content's own, whatever the list has left.
  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: nil
    )
  }

  override func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize
  ) -> ProposedViewSize {
    childProposal(for: ProposedViewSize(size))
  }

  override func childOrigin(in size: CGSize, childProposal: ProposedViewSize) -> CGPoint {
    let room = size.height - roomAbove - insets.total(along: .vertical)
    let height = child.measure(.vertical, for: childProposal)
    return CGPoint(x: insets.leading, y: roomAbove + insets.top + (room - height) / 2)
  }

  override func computeSpacing() -> ViewSpacing { .standard }

  override func computePriority() -> Double { 0 }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    LayoutReason(
      "R-CTRL",
      "behind \(LengthText.text(insets.leading)) of leading room, in the middle of a row"
        + " \(LengthText.text(size.height)) high"
    )
  }
}

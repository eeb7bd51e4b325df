import Foundation

/// The layout rule of a list row (R-CTRL).
///
/// The row is as wide as the list. Its content is inset from the leading edge and vertically
/// centered.
struct ListRow: WrapperRule {
  /// The minimum height of a row, in points.
  var minimumRowHeight: CGFloat
  /// The minimum height of a section's header or footer, in points.
  var minimumHeaderHeight: CGFloat
  /// The space above a section's header, in points.
  var sectionSpacing: CGFloat
  /// The space at both sides of all rows, in points.
  var sideInset: CGFloat
  /// The insets of the content of a row, a header and a footer, in points.
  var rowInsets: EdgeInsets
  var headerInsets: EdgeInsets
  var footerInsets: EdgeInsets

  private func part(of child: some LayoutChild) -> SectionPart {
    child.node.sectionMark?.part ?? .content
  }

  /// Returns the insets of a row's content, in points.
  func insets(of child: LayoutNode) -> EdgeInsets {
    var insets = contentInsets(of: child)
    insets.leading += sideInset
    insets.trailing += sideInset
    return insets
  }

  private func contentInsets(of child: LayoutNode) -> EdgeInsets {
    let key = ObjectIdentifier(ListRowInsetsKey.self)
    if let own = child.layoutValue(of: key) as? EdgeInsets { return own }
    switch child.sectionMark?.part ?? .content {
    case .header: return headerInsets
    case .content: return rowInsets
    case .footer: return footerInsets
    }
  }

  private func spaceAbove(_ child: some LayoutChild) -> CGFloat {
    part(of: child) == .header ? sectionSpacing : 0
  }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    let child = children.only
    let length =
      childLength(along: axis, for: proposal, children: children)
      + insets(of: child.node).total(along: axis)
    switch axis {
    case .horizontal: return proposal.width ?? length
    case .vertical:
      let minimum = part(of: child) == .content ? minimumRowHeight : minimumHeaderHeight
      return spaceAbove(child) + max(length, minimum)
    }
  }

  /// Returns the proposal to the content, which has its ideal height.
  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize {
    let space = insets(of: children.only.node).total(along: .horizontal)
    return ProposedViewSize(width: proposal.width.map { max(0, $0 - space) }, height: nil)
  }

  func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize,
    children: some LayoutChildren
  ) -> ProposedViewSize { childProposal(for: ProposedViewSize(size), children: children) }

  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint {
    let child = children.only
    let (insets, above) = (insets(of: child.node), spaceAbove(child))
    let space = size.height - above - insets.total(along: .vertical)
    let height = child.measure(.vertical, for: childProposal)
    return CGPoint(x: insets.leading, y: above + insets.top + (space - height) / 2)
  }

  // mutants(body): a list sets the gaps between its rows
  func spacing(_ children: some LayoutChildren) -> ViewSpacing { .standard }

  // mutants(constant): all rows of a list have one priority
  func priority(_ children: some LayoutChildren) -> Double { 0 }
}

/// The layout value of `listRowInsets`.
enum ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

import Foundation
internal import LayoutTree

/// The layout rule of a list row (R-CTRL).
///
/// The row is as wide as the list. Its content is inset from the leading edge and vertically
/// centered.
struct ListRow: WrapperRule {
  /// The minimum height of a row, in points.
  var minimumRowHeight: CGFloat
  /// The insets above and below content that fits the minimum height with them, in points; `nil` to
  /// inset all content equally.
  var tightInset: CGFloat?
  /// The height of the separator below a row, and its distance from the end of the row, in points.
  var separatorHeight, separatorInset: CGFloat
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

  private func part(of child: some LayoutChild) -> SectionPart { child.node.sectionPart }

  /// Returns the insets of a row's content, in points.
  func insets(of child: LayoutNode) -> EdgeInsets {
    var insets = contentInsets(of: child)
    insets.leading += sideInset
    insets.trailing += sideInset
    return insets
  }

  private func contentInsets(of child: LayoutNode) -> EdgeInsets {
    if let own = ownInsets(of: child) { return own }
    switch child.sectionPart {
    case .header: return headerInsets
    case .content: return rowInsets
    case .footer: return footerInsets
    }
  }

  private func ownInsets(of child: LayoutNode) -> EdgeInsets? {
    child.layoutValue(of: ObjectIdentifier(ListRowInsetsKey.self)) as? EdgeInsets
  }

  /// Returns the space above a row with the given content, which only headers have, in points.
  func spaceAbove(_ child: LayoutNode) -> CGFloat {
    child.sectionPart == .header ? sectionSpacing : 0
  }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    let child = children.only
    let content = childLength(along: axis, for: proposal, children: children)
    let length = content + insets(of: child.node).total(along: axis)
    switch axis {
    case .horizontal: return proposal.width ?? length
    case .vertical:
      let isContent = part(of: child) == .content
      if isContent, isTight(content, of: child.node) { return minimumRowHeight }
      let minimum = isContent ? minimumRowHeight : minimumHeaderHeight
      return spaceAbove(child.node) + max(length, minimum)
    }
  }

  /// R-CTRL-6: returns whether content with default insets fits into the minimum row height with
  /// `tightInset`.
  private func isTight(_ height: CGFloat, of child: LayoutNode) -> Bool {
    guard let tightInset, ownInsets(of: child) == nil else { return false }
    return height + 2 * tightInset <= minimumRowHeight
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
    let (insets, above) = (insets(of: child.node), spaceAbove(child.node))
    let space = size.height - above - insets.total(along: .vertical)
    let height = child.measure(.vertical, for: childProposal)
    return CGPoint(x: insets.leading, y: above + insets.top + (space - height) / 2)
  }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing { .standard }

  func priority(_ children: some LayoutChildren) -> Double { 0 }
}

// MARK: - Decorations

extension ListRow {
  func enclosure(of node: LayoutNode) -> Decoration? {
    let name =
      switch node.children[0].sectionPart {
      case .header: "sectionHeader"
      case .content: "listRow"
      case .footer: "sectionFooter"
      }
    return Decoration(name: name, frame: area(of: node))
  }

  func decorations(of node: LayoutNode) -> [Decoration] {
    let key = ObjectIdentifier(ListRowBackgroundKey.self)
    guard node.children[0].layoutValue(of: key) as? Bool == true else { return [] }
    return [Decoration(name: "listRowBackground", frame: area(of: node))]
  }

  /// Returns the part of a row between the sides of its section's card, without the space above a
  /// header.
  func area(of node: LayoutNode) -> CGRect {
    let above = spaceAbove(node.children[0])
    return CGRect(
      x: sideInset,
      y: above,
      width: max(0, node.size.width - 2 * sideInset),
      height: node.size.height - above
    )
  }

  /// Returns the separator at the lower end of a row; `nil` if there is none.
  func separator(below node: LayoutNode, above next: LayoutNode) -> CGRect? {
    guard separatorHeight > 0, !node.hidesSeparator(at: .bottom), !next.hidesSeparator(at: .top)
    else { return nil }
    let content = node.children[0]
    let area = area(of: node)
    func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
      content.explicitGuide(alignment.key, size: content.size, proposal: content.placedProposal)
        .map { content.origin.x + $0 }
    }
    let start = guide(.listRowSeparatorLeading) ?? content.firstTextStart + content.origin.x
    let end = guide(.listRowSeparatorTrailing) ?? area.maxX - separatorInset
    return CGRect(
      x: node.isRightToLeft ? node.size.width - end : start,
      y: area.maxY - separatorHeight,
      width: max(0, end - start),
      height: separatorHeight
    )
  }
}

extension LayoutNode {
  /// Whether `listRowSeparator` hides the separator at an edge of a row.
  fileprivate func hidesSeparator(at edge: VerticalEdge.Set) -> Bool {
    let key = ObjectIdentifier(HiddenSeparatorsKey.self)
    let hidden = children[0].layoutValue(of: key) as? VerticalEdge.Set
    return hidden?.isSuperset(of: edge) ?? false
  }

  /// The distance of the first text in the node from the leading edge, in points; 0 without one.
  fileprivate var firstTextStart: CGFloat { textStart ?? 0 }

  private var textStart: CGFloat? {
    if ruleValue is TextRule { return 0 }
    for child in shownChildren {
      if let start = child.textStart { return child.origin.x + start }
    }
    return nil
  }
}

// MARK: - Layout values

/// The layout value of `listRowInsets`.
enum ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// The layout value of `listRowBackground`: whether the row has a background of its own.
enum ListRowBackgroundKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// The layout value of `listRowSeparator`: the edges at which the row has no separator.
enum HiddenSeparatorsKey: LayoutValueKey {
  static var defaultValue: VerticalEdge.Set { [] }
}

extension LayoutNode {
  /// The part of a section that the node is, as an element of a list.
  final var sectionPart: SectionPart { sectionMark?.part ?? .content }
}

// MARK: - Explanation

extension ListRow {
  /// Returns the drawing of a row: its part of the section's card, if there is one, and the line
  /// below.
  func drawing(of node: LayoutNode) -> DrawingContent {
    guard let child = node.children.first, child.sectionPart == .content else {
      return .outline
    }
    let size = node.size
    let bounds = CGRect(origin: .zero, size: size)
    let leading = insets(of: child).leading
    let line = CGRect(
      x: leading,
      y: size.height - 0.5,
      width: max(size.width - leading - sideInset, 0),
      height: 0.5
    )
    let card = bounds.insetBy(dx: min(sideInset, size.width / 2), dy: 0)
    return .layers(
      (sideInset > 0 ? [DrawingLayer.rectangle(card, .row)] : []) + [.rectangle(line, .quaternary)]
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason(
      "R-CTRL",
      "after a leading inset of \(LengthText.text(insets(of: child).leading)), vertically centered in a "
        + "row of height \(LengthText.text(node.size.height))"
    )
  }
}

extension DrawingLayer {
  fileprivate static func rectangle(_ rect: CGRect, _ color: Color) -> DrawingLayer {
    DrawingLayer(
      .shape(DrawingShape(kind: .rectangle, bounds: rect, color: DrawingColor(color)))
    )
  }
}

extension Color {
  /// The background of a row in a grouped list.
  fileprivate static var row: Color {
    Color(red: 0.95, green: 0.95, blue: 0.97, alpha: 1, name: "row")
  }
}

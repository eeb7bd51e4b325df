import Foundation

/// A part of a view's appearance that is no view itself, such as the card of a list's section.
///
/// Its frame is in the coordinates of the node that it belongs to, from left to right, in points.
struct Decoration: Equatable {
  /// The name of the decoration in reports, which only blocks that contain it compare.
  var name: String
  var frame: CGRect
}

/// R-CTRL-23: a layout rule whose nodes have decorations.
protocol DecoratedRule {
  /// Returns the decoration that encloses the children of a placed node; `nil` if there is none.
  func enclosure(of node: LayoutNode) -> Decoration?
  /// Returns the decorations of a placed node behind its children, in drawing order.
  func decorations(of node: LayoutNode) -> [Decoration]
}

extension DecoratedRule {
  func enclosure(of node: LayoutNode) -> Decoration? { nil }
  func decorations(of node: LayoutNode) -> [Decoration] { [] }
}

// MARK: - Lists

extension ListRow: DecoratedRule {
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

  /// The part of a row between the sides of its card, without the space above a header.
  fileprivate func area(of node: LayoutNode) -> CGRect {
    let above = spaceAbove(node.children[0])
    return CGRect(
      x: sideInset,
      y: above,
      width: max(0, node.size.width - 2 * sideInset),
      height: node.size.height - above
    )
  }

  /// Returns the separator at the lower end of a row; `nil` if there is none.
  fileprivate func separator(below node: LayoutNode, above next: LayoutNode) -> CGRect? {
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

extension LazyRule: DecoratedRule {
  /// The cards of the sections of a list, and the separators of its rows.
  func decorations(of node: LayoutNode) -> [Decoration] {
    let state = state(of: NodeChildren(of: node))
    let rows = zip(state.slots, node.children).compactMap { slot, child in
      RuleNode<ListRow>(child).map { (slot: slot, row: $0.rule, node: child) }
    }
    return state.sections.flatMap { section in
      let content = rows.filter { section.content.contains($0.slot) }
      let cards = content.filter { $0.row.sideInset > 0 }
        .map { $0.row.area(of: $0.node).moved(to: $0.node) }
      let lines = zip(content, content.dropFirst()).compactMap { row, next in
        row.row.separator(below: row.node, above: next.node)?.moved(to: row.node)
      }
      let card = cards.dropFirst().reduce(cards.first) { $0?.union($1) }
      return (card.map { [Decoration(name: "sectionCard", frame: $0)] } ?? [])
        + lines.map { Decoration(name: "listRowSeparator", frame: $0) }
    }
  }
}

extension CGRect {
  /// Returns the rectangle of a node in the coordinates of its parent.
  fileprivate func moved(to node: LayoutNode) -> CGRect {
    offsetBy(dx: node.originInParent.x, dy: node.originInParent.y)
  }
}

extension LayoutNode {
  /// Whether `listRowSeparator` hides the separator at an edge of a row.
  final fileprivate func hidesSeparator(at edge: VerticalEdge.Set) -> Bool {
    let key = ObjectIdentifier(HiddenSeparatorsKey.self)
    let hidden = children[0].layoutValue(of: key) as? VerticalEdge.Set
    return hidden?.isSuperset(of: edge) ?? false
  }

  /// The distance of the first text in the node from the leading edge, in points; 0 without one.
  final fileprivate var firstTextStart: CGFloat { textStart ?? 0 }

  private final var textStart: CGFloat? {
    if ruleValue is TextRule { return 0 }
    for child in shownChildren {
      if let start = child.textStart { return child.origin.x + start }
    }
    return nil
  }
}

// MARK: - Bars

extension NavigationBarRule: DecoratedRule {
  func decorations(of node: LayoutNode) -> [Decoration] { [.background(ofBar: node)] }
}

extension TabBarRule: DecoratedRule {
  func decorations(of node: LayoutNode) -> [Decoration] { [.background(ofBar: node)] }
}

extension ToolbarRule: DecoratedRule {
  func decorations(of node: LayoutNode) -> [Decoration] { [.background(ofBar: node)] }
}

extension Decoration {
  /// Returns the background of a bar, which extends into the safe areas that the bar touches.
  fileprivate static func background(ofBar node: LayoutNode) -> Decoration {
    let reach = node.touchedSafeArea
    let left = node.isRightToLeft ? reach.trailing : reach.leading
    return Decoration(
      name: "barBackground",
      frame: CGRect(
        x: -left,
        y: -reach.top,
        width: node.size.width + reach.total(along: .horizontal),
        height: node.size.height + reach.total(along: .vertical)
      )
    )
  }
}

import Foundation
package import LayoutTree
import UIKitLayout
package import ViewLayout

extension UITableView {
  /// The maximum number of explained parts in a picture.
  private static let explainedLimit = 24

  /// Returns explanations of the heights and positions of visible parts, and of other requested
  /// parts.
  package func explanation(alsoOf others: [CollectionElement.Identity]) -> [ResolvedNode] {
    guard let geometry else { return [] }
    let visible = visibleElements.map(\.identity)
    let known = Set(visible)
    return TableExplanation(table: self, geometry: geometry)
      .nodes(of: visible + others.filter { !known.contains($0) })
  }

  /// Returns a picture if one is requested; otherwise the content with all parts, which laws
  /// compare.
  package func tree(_ columns: ResolvedColumns) -> ResolvedTree {
    guard let geometry else { return ResolvedTree(nodes: []) }
    let isPicture = columns.contains(.picture)
    let isChecked = columns.contains(.traits)
    let window = CGRect(origin: contentOffset, size: bounds.size)
    // Pictures and checks omit parts far from the visible area; laws compare all parts.
    let near = window.insetBy(dx: 0, dy: -window.height * (isChecked ? 10 : 1))
    let parts =
      isPicture || isChecked ? geometry.parts(in: near, window: visibleWindow) : allElements
    let content = ResolvedNode(
      name: "content",
      frame: CGRect(origin: .zero, size: geometry.contentSize),
      picture: NodePicture(.section(scrollsByItself: false)),
      traits: isChecked ? .scrolledDown : nil,
      children: isPicture ? sections(of: parts) : parts.map { node(of: $0, columns) }
    )
    var tree = ResolvedTree(numbering: [content])
    if isChecked { tree.window = window }
    guard isPicture else { return tree }
    (tree.window, tree.background) = (window, backgroundColor?.drawn)
    if columns.contains(.steps) {
      tree.steps = steps(geometry, ids: tree.elementIDs)
      tree.stepCount = tree.steps.count
    }
    return tree
  }

  /// Returns a node for each section, with the nodes of its parts.
  private func sections(of parts: [CollectionElement]) -> [ResolvedNode] {
    let sections = Dictionary(grouping: parts) { $0.identity.tableSection }
    let own = (sections[nil] ?? []).map { node(of: $0, .picture) }
    return own
      + sections.keys.compactMap(\.self).sorted().map { section in
        let children = (sections[section] ?? []).map { node(of: $0, .picture) }
        return ResolvedNode(
          name: "section \(section)",
          label: (dataSource as? any IdentifiedDataSource)?.printedSection(at: section),
          frame: children.dropFirst().reduce(children[0].frame) { $0.union($1.frame) },
          picture: NodePicture(.section(scrollsByItself: false)),
          children: children
        )
      }
  }

  private func node(of part: CollectionElement, _ columns: ResolvedColumns) -> ResolvedNode {
    let isDrawn = !columns.isDisjoint(with: [.picture, .traits])
    var appearance = DrawingAppearance()
    appearance.zIndex = Double(part.zIndex)
    let name = part.identity.tableName
    let view =
      switch part.identity {
      case .tableHeader: tableHeaderView
      case .tableFooter: tableFooterView
      default: shown[part.identity]
      }
    let inside = isDrawn ? view?.drawnInside(columns) ?? [] : []
    return ResolvedNode(
      name: "\(name.name) \(name.label)",
      identifiers: isDrawn ? [] : view?.accessibilityIdentifier.map { [$0] } ?? [],
      frame: part.frame,
      picture: NodePicture(.element(part.identity), appearance: appearance),
      traits: columns.contains(.traits) ? traits(of: part) : nil,
      children: inside.map { $0.moved(by: part.frame.origin) }
    )
  }

  /// Returns the properties of a part that checks use.
  private func traits(of part: CollectionElement) -> NodeTraits {
    var traits = NodeTraits()
    traits.zIndex = Double(part.zIndex)
    if part.identity.isCell, allowsSelection, delegate != nil { traits.target = part.frame.size }
    return traits
  }

  /// Returns the explanations of the visible parts, with one step for the height and one for the
  /// position.
  private func steps(
    _ geometry: TableGeometry,
    ids: [CollectionElement.Identity: Int]
  ) -> [DrawingStep] {
    let explanation = TableExplanation(table: self, geometry: geometry)
    return visibleElements.prefix(Self.explainedLimit).flatMap { element -> [DrawingStep] in
      guard let node = explanation.node(of: element.identity), let reasons = node.explanation
      else { return [] }
      let name = [node.name, node.label].compactMap(\.self).joined(separator: " ")
      return [
        (DrawingStep.Kind.answer, "takes", reasons.sizeReason),
        (.place, "is placed", reasons.placeReason),
      ].map { kind, verb, reason in
        DrawingStep(
          kind: kind,
          node: ids[element.identity],
          name: name,
          width: Double(node.frame.width),
          height: Double(node.frame.height),
          rule: reason.rule,
          sentence: "\(name) \(verb): \(reason.sentence)",
          details: reason.steps
        )
      }
    }
  }
}

extension NodeTraits {
  /// The traits of content that scrolls vertically.
  fileprivate static var scrolledDown: NodeTraits {
    var traits = NodeTraits()
    traits.scrolls = .vertical
    return traits
  }
}

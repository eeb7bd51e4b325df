import Foundation
internal import LayoutTree
internal import LayoutValues
import UIKitLayout
import ViewLayout

/// Explains the frame of a cell: its dimensions, spacing and rounding.
struct CellExplanation {
  let resolver: CollectionLayoutResolver
  let section: Int
  let item: Int
  private let group: PlacedGroup

  /// Creates the explanation, or `nil` if the cell does not exist.
  init?(resolver: CollectionLayoutResolver, section: Int, item: Int) {
    guard resolver.sections.indices.contains(section),
      let group = resolver.sections[section].layout.row.group(ofItem: item)
    else { return nil }
    (self.resolver, self.section, self.item, self.group) = (resolver, section, item, group)
  }

  private var layout: SectionLayout { resolver.sections[section].layout }
}

extension CellExplanation {
  /// The nodes of the collection view, the section, the groups and the cell, from outermost to
  /// innermost.
  var chain: [ResolvedNode] {
    let container = ContainerExplanation(resolver: resolver)
    return [container.collectionNode, container.sectionNode(section)] + groupNodes
  }

  /// The nodes of the section's group, the nested groups, and the cell.
  private var groupNodes: [ResolvedNode] {
    let first = group.firstItem
    let cells = layout.measurements.cells
    let root = layout.template.solved(available: layout.itemCount - first) { cells[first + $0] }
    var nodes = [rootNode(root)]
    var (parent, corner) = (root, resolver.origin(of: group, section))
    while let child = parent.children.last(where: { $0.firstLeaf <= item - first }) {
      let origin = CGPoint(x: corner.x + child.origin.x, y: corner.y + child.origin.y)
      nodes.append(node(child, in: parent, at: origin))
      (parent, corner) = (child, origin)
    }
    return nodes
  }

  private func rootNode(_ root: SolvedItem) -> ResolvedNode {
    let row = layout.row
    let number = group.run.firstGroup + group.index
    let origin = resolver.origin(of: group, section)
    let shortened = root.size[row.axis] - group.layout.size[row.axis]
    var size = sizeReason(of: root, sharing: nil)
    if shortened != 0 {
      size.steps.append(
        "(R-COL-15) it has \(group.layout.leaves.count) of \(root.leafCount) cells, and is "
          + "\(text(shortened)) shorter"
      )
    }
    return ResolvedNode(
      path: [number],
      name: "group",
      label: "\(number)",
      frame: resolver.shown(CGRect(origin: origin, size: group.layout.size)),
      explanation: NodeExplanation(
        proposal: LayoutProposal(root.box),
        sizeReason: size,
        placeReason: LayoutReason(
          "R-COL-17",
          number == 0
            ? "the section's first group"
            : "after \(number) \(number == 1 ? "group" : "groups")\(between(row.spacing, "groups")): "
              + "\(text(group.origin[row.axis])) from the start of the first group",
          steps: scrolled
        )
      )
    )
  }

  private var scrolled: [String] {
    let offset = resolver.orthogonalOffset(ofSection: section)
    return offset == 0 ? [] : ["(R-COL-41) the section is scrolled by \(text(offset))"]
  }

  private func node(
    _ item: SolvedItem,
    in parent: SolvedItem,
    at origin: CGPoint
  ) -> ResolvedNode {
    let isCell = item.blueprint.group == nil
    let slot = CGRect(origin: origin, size: item.size)
    let frame = isCell ? slot.shrunk(by: item.blueprint.effectiveInsets) : slot
    return ResolvedNode(
      path: [parent.children.firstIndex { $0.firstLeaf == item.firstLeaf } ?? 0],
      name: isCell ? "cell" : "group",
      label: isCell ? "\(section).\(self.item)" : nil,
      frame: resolver.shown(frame),
      explanation: NodeExplanation(
        proposal: LayoutProposal(item.box),
        sizeReason: sizeReason(of: item, sharing: parent.blueprint.group),
        placeReason: placeReason(of: item, in: parent, frame: frame)
      )
    )
  }
}

extension CellExplanation {
  /// Returns the reason for each dimension, and for the reduction by content insets.
  private func sizeReason(of item: SolvedItem, sharing group: GroupBlueprint?) -> LayoutReason {
    let explanation = DimensionExplanation(
      pixels: layout.template.pixels,
      rule: item.blueprint.size,
      size: item.size,
      box: item.box,
      parent: group
    )
    return explanation.reason(
      less: item.blueprint.group == nil ? item.blueprint.effectiveInsets : .zero
    )
  }

  private func placeReason(
    of item: SolvedItem,
    in parent: SolvedItem,
    frame: CGRect
  ) -> LayoutReason {
    guard let group = parent.blueprint.group else { return LayoutReason("R-COL-1", "the corner") }
    let index = parent.children.firstIndex { $0.firstLeaf == item.firstLeaf } ?? 0
    let gap = group.spacing.length(sharing: parent.share)
    let before =
      index == 0
      ? "the first in its group"
      : "after \(index) in its group\(between(gap, "items"))"
    var steps: [String] = []
    if parent.share != 0 {
      steps.append(
        "(R-COL-13) each flexible space is \(text(parent.share)) larger than its minimum"
      )
    }
    if item.blueprint.edges != EdgeRule() {
      steps.append("(R-COL-16) its edge spacing is included")
    }
    steps += layout.template.pixels.snappingSteps(of: frame)
    let position = "\(text(item.origin.x)) \(text(item.origin.y))"
    return LayoutReason("R-COL-9", "\(before): \(position) from its corner", steps: steps)
  }

  private func between(_ spacing: CGFloat, _ what: String) -> String {
    spacing == 0 ? "" : " with \(text(spacing)) between \(what)"
  }

  private func text(_ length: CGFloat) -> String { LengthText.text(length) }
}

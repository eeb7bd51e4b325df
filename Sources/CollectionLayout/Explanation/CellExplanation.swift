import Foundation
import ViewLayout

/// Tells how a cell came to its frame: what of what, which spacing, which rounding.
struct CellExplanation {
  let resolver: CollectionLayoutResolver
  let section: Int
  let item: Int
  let group: PlacedGroup

  private var layout: SectionLayout { resolver.sections[section].layout }
  private var axis: Axis { resolver.axis }
}

extension CellExplanation {
  /// The collection view, the section, the groups and the cell, each in the one before.
  var node: ExplainedNode {
    let chain = [collectionNode, sectionNode] + groupNodes
    return chain.dropLast().reversed().reduce(chain[chain.count - 1]) { inner, outer in
      var outer = outer
      outer.children = [inner]
      return outer
    }
  }

  private var collectionNode: ExplainedNode {
    let size = resolver.contentSize
    let spacing = resolver.layout.configuration.interSectionSpacing
    let bands = resolver.boundary.startBand + resolver.boundary.endBand
    let around = bands == 0 ? "" : ", and \(text(bands)) for what lies around all of them"
    return ExplainedNode(
      name: "UICollectionView",
      frame: CGRect(origin: .zero, size: size),
      proposal: ProposedViewSize(resolver.surroundings.size),
      sizeReason: LayoutReason(
        "R-COL-27",
        "\(resolver.sections.count == 1 ? "1 section" : "\(resolver.sections.count) sections, one behind the other")\(between(spacing, "sections"))"
          + "\(around): a \(axis.lengthName) of \(text(size[axis]))"
      ),
      placeReason: LayoutReason("R-COL-1", "the content's corner")
    )
  }

  private var sectionNode: ExplainedNode {
    let blueprint = layout.form.blueprint
    let (insets, boundary) = (blueprint.insets, layout.boundary)
    let groups = layout.row.axis == axis ? layout.row.length : layout.row.crossLength
    let parts =
      [
        (boundary.startBand, "in front of it"), (insets.start(axis), "of inset"),
        (groups, "of groups"), (insets.end(axis), "of inset"), (boundary.endBand, "behind it"),
      ]
      .filter { $0.0 != 0 }.map { "\(text($0.0)) \($0.1)" }
    let start = resolver.sectionsOrigin + resolver.sections[section].start
    let size = CGSize(
      layout.length,
      along: axis,
      across: resolver.surroundings.size[axis.cross]
    )
    let frame = CGRect(origin: CGPoint(start, along: axis, across: 0), size: size)
    return ExplainedNode(
      name: "section",
      label: "\(section)",
      frame: resolver.directed(frame),
      proposal: ProposedViewSize(resolver.surroundings.size),
      sizeReason: LayoutReason(
        "R-COL-26",
        "\(parts.joined(separator: " + ")) = \(text(layout.length))"
      ),
      placeReason: LayoutReason(
        "R-COL-27",
        section == 0
          ? "the first section begins at \(text(start))"
          : "behind section \(section - 1) and \(text(resolver.layout.configuration.interSectionSpacing)) "
            + "between sections, at \(text(start))"
      )
    )
  }
}

extension CellExplanation {
  /// The section's group, the groups in it, and the cell.
  private var groupNodes: [ExplainedNode] {
    let first = group.firstItem
    let cells = layout.measurements.cells
    let root = layout.form.solved(available: layout.itemCount - first) { cells[first + $0] }
    var nodes = [rootNode(root)]
    var (parent, corner) = (root, resolver.origin(of: group, section))
    while let child = parent.children.last(where: { $0.firstLeaf <= item - first }) {
      let origin = CGPoint(x: corner.x + child.origin.x, y: corner.y + child.origin.y)
      nodes.append(node(child, in: parent, at: origin))
      (parent, corner) = (child, origin)
    }
    return nodes
  }

  private func rootNode(_ root: SolvedItem) -> ExplainedNode {
    let row = layout.row
    let number = group.run.firstGroup + group.index
    let origin = resolver.origin(of: group, section)
    let shortened = root.size[row.axis] - group.layout.size[row.axis]
    var size = sizeReason(of: root, sharing: nil)
    if shortened != 0 {
      size.steps.append(
        "(R-COL-15) it has \(group.layout.leaves.count) of \(root.leafCount) cells, and ends "
          + "\(text(shortened)) earlier"
      )
    }
    return ExplainedNode(
      name: "group",
      label: "\(number)",
      frame: resolver.shown(CGRect(origin: origin, size: group.layout.size)),
      proposal: ProposedViewSize(root.box),
      sizeReason: size,
      placeReason: LayoutReason(
        "R-COL-17",
        number == 0
          ? "the section's first group"
          : "behind \(number) \(number == 1 ? "group" : "groups")\(between(row.spacing, "groups")): "
            + "\(text(group.origin[row.axis])) from where they begin",
        steps: scrolled
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
  ) -> ExplainedNode {
    let isCell = item.blueprint.group == nil
    let slot = CGRect(origin: origin, size: item.size)
    let frame = isCell ? slot.shrunk(by: item.blueprint.effectiveInsets) : slot
    return ExplainedNode(
      name: isCell ? "cell" : "group",
      label: isCell ? "\(section).\(self.item)" : nil,
      frame: resolver.shown(frame),
      proposal: ProposedViewSize(item.box),
      sizeReason: sizeReason(of: item, sharing: parent.blueprint.group),
      placeReason: placeReason(of: item, in: parent, frame: frame)
    )
  }
}

extension CellExplanation {
  /// Each length by its rule, and what the content insets take off.
  private func sizeReason(of item: SolvedItem, sharing group: GroupBlueprint?) -> LayoutReason {
    let explanation = DimensionExplanation(pixels: layout.form.pixels, item: item, parent: group)
    var reason = LayoutReason("R-COL-2") { explanation.sentence($0) }
    let insets = item.blueprint.effectiveInsets
    if item.blueprint.group == nil, insets != .zero {
      reason.steps.append(
        "(R-COL-7) content insets take \(text(insets.total(.horizontal))) off the width and "
          + "\(text(insets.total(.vertical))) off the height"
      )
    }
    return reason
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
      : "behind \(index) in its group\(between(gap, "items"))"
    var steps: [String] = []
    if parent.share != 0 {
      steps.append("(R-COL-13) flexible room takes \(text(parent.share)) each besides its least")
    }
    if item.blueprint.edges != EdgeRule() {
      steps.append("(R-COL-16) edge spacing lies around it")
    }
    let snapped = layout.form.pixels.snapped(frame)
    if !snapped.isNear(frame) {
      steps.append(
        "(R-COL-4) \(text(frame.origin.x)) \(text(frame.origin.y)) goes to the nearest pixel, "
          + "\(text(snapped.origin.x)) \(text(snapped.origin.y))"
      )
    }
    let position = "\(text(item.origin.x)) \(text(item.origin.y))"
    return LayoutReason("R-COL-9", "\(before): \(position) from its corner", steps: steps)
  }

  private func between(_ spacing: CGFloat, _ what: String) -> String {
    spacing == 0 ? "" : " with \(text(spacing)) between \(what)"
  }

  private func text(_ length: CGFloat) -> String { LengthText.text(length) }
}

extension CGRect {
  /// Whether only the order of additions keeps the corners apart.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < 1e-6 && abs(origin.y - other.origin.y) < 1e-6
  }
}

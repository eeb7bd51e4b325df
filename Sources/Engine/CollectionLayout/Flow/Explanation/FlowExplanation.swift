import Foundation
internal import LayoutTree
internal import LayoutValues
import UIKitLayout
import ViewLayout

/// Explains the size and the position of an element of a flow layout.
struct FlowExplanation {
  private let attributes: UICollectionViewLayoutAttributes
  private let layout: UICollectionViewFlowLayout
  private let arrangement: FlowArrangement

  init(
    _ attributes: UICollectionViewLayoutAttributes,
    in layout: UICollectionViewFlowLayout,
    _ arrangement: FlowArrangement
  ) {
    (self.attributes, self.layout, self.arrangement) = (attributes, layout, arrangement)
  }

  private var axis: Axis { arrangement.axis }
  private var path: IndexPath { attributes.indexPath }
}

extension FlowExplanation {
  /// The nodes of the collection view, the section, a cell's line, and the element, from outermost
  /// to innermost.
  var chain: [ResolvedNode] {
    guard arrangement.sections.indices.contains(path.section) else { return [own] }
    let section = arrangement.sections[path.section]
    var chain = [collectionNode, sectionNode(section)]
    switch attributes.representedElementCategory {
    case .cell:
      guard let (line, position) = arrangement.place(ofItem: path.item, section: path.section)
      else {
        return []
      }
      chain += [
        lineNode(line, in: section),
        isOwn(arrangement.frame(ofItem: path.item, section: path.section))
          ? cellNode(line, position, in: section) : own,
      ]
    default: chain.append(edgeNode(section) ?? own)
    }
    return chain
  }

  /// The node of an element whose frame a subclass changed, so that the lines do not explain it
  /// (R-FLOW-24).
  private var own: ResolvedNode { AttributeExplanation(attributes: attributes, in: layout).node }

  /// Returns whether the element has the frame that the arrangement computed.
  private func isOwn(_ frame: CGRect?) -> Bool { frame == attributes.frame }

  private var collectionNode: ResolvedNode {
    let (size, count) = (arrangement.contentSize, arrangement.sections.count)
    return ResolvedNode(
      name: "UICollectionView",
      frame: CGRect(origin: .zero, size: size),
      explanation: NodeExplanation(
        proposal: LayoutProposal(layout.shownBounds?.size ?? .zero),
        sizeReason: LayoutReason(
          "R-FLOW-8",
          "\(count) \(count == 1 ? "section" : "sections, one after the other"): a "
            + "\(axis.lengthName) of \(text(size[axis]))",
          steps: [
            "(R-FLOW-12) the \(axis.cross.lengthName) without the content insets is "
              + text(size[axis.cross])
          ]
        ),
        placeReason: LayoutReason("R-FLOW-8", "the content's corner")
      )
    )
  }

  private func sectionNode(_ section: FlowSection) -> ResolvedNode {
    let description = section.description
    let parts = [
      (description.headerLength, "of header"), (description.insets.before, "of inset"),
      (section.lines.length, "of lines"), (description.insets.after, "of inset"),
      (description.footerLength, "of footer"),
    ].filter { $0.0 != 0 }.map { "\(text($0.0)) \($0.1)" }
    let frame = CGRect(
      origin: CGPoint(section.start, along: axis, across: 0),
      size: CGSize(section.end - section.start, along: axis, across: arrangement.breadth)
    )
    let length = text(section.end - section.start)
    return ResolvedNode(
      path: [path.section],
      name: "section",
      label: "\(path.section)",
      frame: arrangement.directed(frame),
      explanation: NodeExplanation(
        proposal: LayoutProposal(layout.shownBounds?.size ?? .zero),
        sizeReason: LayoutReason("R-FLOW-7", "\(parts.joined(separator: " + ")) = \(length)"),
        placeReason: LayoutReason(
          "R-FLOW-8",
          path.section == 0
            ? "the first section begins at 0"
            : "after section \(path.section - 1), at \(text(section.start))"
        )
      )
    )
  }

  private func lineNode(_ line: FlowLine, in section: FlowSection) -> ResolvedNode {
    let index = section.lines.index(ofItem: path.item)
    let frame = CGRect(
      origin: CGPoint(
        section.linesStart + line.start,
        along: axis,
        across: section.description.insets.leading
      ),
      size: CGSize(line.thickness, along: axis, across: section.lines.space)
    )
    let spacing = section.lines.lineSpacing
    return ResolvedNode(
      path: [index],
      name: "line",
      label: "\(index)",
      frame: arrangement.directed(frame),
      explanation: NodeExplanation(
        proposal: .unspecified,
        sizeReason: LayoutReason(
          "R-FLOW-6",
          "the length of the longest of its \(line.items.count) items, \(text(line.thickness)), and the width "
            + "without the insets, \(text(section.lines.space))"
        ),
        placeReason: LayoutReason(
          "R-FLOW-7",
          index == 0
            ? "the section's first line begins at \(text(section.linesStart))"
            : "after \(index) \(index == 1 ? "line" : "lines") with \(text(spacing)) between "
              + "lines: \(text(line.start)) from the start of the first line"
        )
      )
    )
  }

  private func cellNode(
    _ line: FlowLine,
    _ position: CGFloat,
    in section: FlowSection
  ) -> ResolvedNode {
    let reasons = FlowItemReasons(
      item: path.item,
      line: line,
      position: position,
      section: section,
      arrangement: arrangement
    )
    return ResolvedNode(
      path: [path.item - line.items.lowerBound],
      name: "cell",
      label: "\(path.section).\(path.item)",
      frame: attributes.frame,
      explanation: NodeExplanation(
        proposal: .unspecified,
        sizeReason: reasons.size,
        placeReason: reasons.place
      )
    )
  }

  private func edgeNode(_ section: FlowSection) -> ResolvedNode? {
    guard let edge = attributes.representedElementKind.flatMap({ FlowEdge(kind: $0) }) else {
      return nil
    }
    let frame = arrangement.frame(of: edge, section: path.section)
    let isPinned = layout.pins(edge) && !isOwn(frame)
    guard isPinned || isOwn(frame) else { return nil }
    let place =
      edge == .header
      ? "at the start of its section" : "after the lines and the inset of its section"
    return ResolvedNode(
      name: attributes.identity.explained.name,
      label: attributes.identity.explained.label,
      frame: attributes.frame,
      explanation: NodeExplanation(
        proposal: .unspecified,
        sizeReason: LayoutReason(
          "R-FLOW-9",
          "its \(axis.lengthName) is that of its reference size, \(text(attributes.frame.size[axis])), its "
            + "\(axis.cross.lengthName) that of the content"
        ),
        placeReason: isPinned
          ? LayoutReason(
            "R-FLOW-13",
            "it stays visible as long as its section does; its position without pinning is "
              + text(frame?.origin[axis] ?? 0)
          )
          : LayoutReason("R-FLOW-7", place)
      )
    )
  }

  private func text(_ length: CGFloat) -> String { LengthText.text(length) }
}

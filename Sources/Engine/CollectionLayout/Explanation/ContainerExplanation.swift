import Foundation
internal import LayoutTree
internal import LayoutValues
import UIKitLayout
import ViewLayout

/// Explains the sizes and the positions of a collection view's content and its sections.
struct ContainerExplanation {
  let resolver: CollectionLayoutResolver

  private var axis: Axis { resolver.axis }
}

extension ContainerExplanation {
  /// The node of the collection view's content.
  var collectionNode: ResolvedNode {
    let size = resolver.contentSize
    let spacing = resolver.layout.configuration.interSectionSpacing
    let bands = resolver.boundary.startBand + resolver.boundary.endBand
    let around = bands == 0 ? "" : ", and \(text(bands)) for boundary items of the layout"
    return ResolvedNode(
      name: "UICollectionView",
      frame: CGRect(origin: .zero, size: size),
      explanation: NodeExplanation(
        proposal: LayoutProposal(resolver.surroundings.size),
        sizeReason: LayoutReason(
          "R-COL-27",
          "\(resolver.sections.count == 1 ? "1 section" : "\(resolver.sections.count) sections, one after the other")\(between(spacing, "sections"))"
            + "\(around): a \(axis.lengthName) of \(text(size[axis]))"
        ),
        placeReason: LayoutReason("R-COL-1", "the content's corner")
      )
    )
  }

  /// Returns the node of a section, with its length as the sum of its parts.
  func sectionNode(_ section: Int) -> ResolvedNode {
    let layout = resolver.sections[section].layout
    let blueprint = layout.template.blueprint
    let (insets, boundary) = (blueprint.insets, layout.boundary)
    let groups = layout.row.axis == axis ? layout.row.length : layout.row.crossLength
    let parts =
      [
        (boundary.startBand, "before it"), (insets.start(axis), "of inset"),
        (groups, "of groups"), (insets.end(axis), "of inset"), (boundary.endBand, "after it"),
      ]
      .filter { $0.0 != 0 }.map { "\(text($0.0)) \($0.1)" }
    let start = resolver.sectionsOrigin + resolver.sections[section].start
    let size = CGSize(
      layout.length,
      along: axis,
      across: resolver.surroundings.size[axis.cross]
    )
    let frame = CGRect(origin: CGPoint(start, along: axis, across: 0), size: size)
    return ResolvedNode(
      path: [section],
      name: "section",
      label: "\(section)",
      frame: resolver.directed(frame),
      explanation: NodeExplanation(
        proposal: LayoutProposal(resolver.surroundings.size),
        sizeReason: LayoutReason(
          "R-COL-26",
          "\(parts.joined(separator: " + ")) = \(text(layout.length))"
        ),
        placeReason: LayoutReason(
          "R-COL-27",
          section == 0
            ? "the first section begins at \(text(start))"
            : "after section \(section - 1) and a spacing of "
              + "\(text(resolver.layout.configuration.interSectionSpacing)), at \(text(start))"
        )
      )
    )
  }

  private func between(_ spacing: CGFloat, _ what: String) -> String {
    spacing == 0 ? "" : " with \(text(spacing)) between \(what)"
  }

  private func text(_ length: CGFloat) -> String { LengthText.text(length) }
}

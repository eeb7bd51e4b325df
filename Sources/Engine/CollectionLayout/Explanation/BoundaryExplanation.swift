import Foundation
internal import LayoutTree
internal import LayoutValues
import UIKitLayout
import ViewLayout

/// Explains the frame of a boundary item of a section or of the whole layout, such as a header.
struct BoundaryExplanation {
  private let resolver: CollectionLayoutResolver
  /// The section; `nil` for an item of the whole layout.
  private let section: Int?
  private let element: CollectionElement
  private let blueprint: BoundaryBlueprint
  private let arrangement: BoundaryArrangement
  /// The size of the item before its content insets are subtracted.
  private let size: CGSize
  /// The size of the container, in points; fractional dimensions are fractions of it.
  private let box: CGSize
  /// The frame without pinning, relative to the section or layout.
  private let frame: CGRect

  /// Creates the explanation, or `nil` if there is no such item.
  init?(resolver: CollectionLayoutResolver, kind: String, section: Int? = nil, item: Int) {
    let layout = section.map { resolver.sections[$0].layout }
    let items = layout?.template.blueprint.boundaryItems ?? resolver.boundaryItems
    let elements = section.map { resolver.boundaryElements(of: $0) } ?? resolver.layoutElements
    let identity = section.map {
      CollectionElement.Identity.supplementary(kind: kind, section: $0, item: item)
    }
    guard
      let index = elements.firstIndex(where: {
        $0.identity == identity ?? .layoutSupplementary(kind: kind, item: item)
      })
    else { return nil }
    (self.resolver, self.section) = (resolver, section)
    (element, blueprint) = (elements[index], items[index])
    arrangement = layout?.boundary ?? resolver.boundary
    size = layout?.boundarySize(index) ?? resolver.boundarySize(index)
    box = layout?.boundaryBox ?? resolver.surroundings.size
    frame = arrangement.frames[index]
  }
}

extension BoundaryExplanation {
  /// The nodes of the collection view, of the section if there is one, and of the item.
  var chain: [ResolvedNode] {
    let container = ContainerExplanation(resolver: resolver)
    return [container.collectionNode] + (section.map { [container.sectionNode($0)] } ?? []) + [node]
  }

  private var axis: Axis { resolver.axis }

  private var node: ResolvedNode {
    let explanation = DimensionExplanation(
      pixels: resolver.surroundings.pixels,
      rule: blueprint.size,
      size: size,
      box: box
    )
    return ResolvedNode(
      name: "supplementary \"\(blueprint.kind)\"",
      label: label,
      frame: element.frame,
      explanation: NodeExplanation(
        proposal: LayoutProposal(box),
        sizeReason: explanation.reason(less: blueprint.effectiveInsets),
        placeReason: placeReason
      )
    )
  }

  private var label: String {
    switch element.identity {
    case .supplementary(_, let section, let item): "\(section).\(item)"
    case .layoutSupplementary(_, let item): item == 0 ? "layout" : "layout.\(item)"
    case .cell, .decoration: ""
    }
  }
}

extension BoundaryExplanation {
  private var placeReason: LayoutReason {
    var reason = along
    reason.steps = [across] + offsetSteps + pinningSteps
    return reason
  }

  /// The reason for the position on the main axis.
  private var along: LayoutReason {
    let body = "the body of \(text(arrangement.bodyLength))"
    let side = blueprint.alignment.side(axis)
    switch (side, blueprint.extends) {
    case (.start, true):
      return LayoutReason(
        "R-COL-31",
        "it is before \(body), in a band of \(text(arrangement.startBand))"
      )
    case (.end, true):
      return LayoutReason(
        "R-COL-31",
        "it is after \(body), in a band of \(text(arrangement.endBand))"
      )
    case (.middle, true):
      return LayoutReason("R-COL-33", "in the center of \(body), which is at least as long")
    case (_, false):
      return LayoutReason("R-COL-32", "inside \(body), \(side.descriptiveName)")
    }
  }

  /// The reason for the position on the cross axis.
  private var across: String {
    let side = blueprint.alignment.side(axis.cross)
    let insets = section.map { resolver.sections[$0].layout.template.blueprint.boundaryInsets }
    let start = insets?.start(axis.cross) ?? 0
    let inset = start == 0 ? "" : " after an inset of \(text(start))"
    let rule = section == nil ? "R-COL-48" : "R-COL-34"
    return "(\(rule)) cross axis: \(side.descriptiveName) of \(text(box[axis.cross]))\(inset)"
  }

  private var offsetSteps: [String] {
    let offset = blueprint.offset
    return offset == .zero ? [] : ["(R-COL-31) moved by \(text(offset.x)) \(text(offset.y))"]
  }

  private var pinningSteps: [String] {
    let start = section.map { resolver.sectionsOrigin + resolver.sections[$0].start } ?? 0
    var plain = frame
    plain.origin[axis] += start
    let (own, shown) = (resolver.shown(plain).origin[axis], element.frame.origin[axis])
    let pinning =
      own == shown
      ? []
      : [
        "(R-COL-35) pinned: its position without pinning is \(text(own)), with pinning \(text(shown))"
      ]
    return pinning.isEmpty ? resolver.surroundings.pixels.snappingSteps(of: plain) : pinning
  }

  private func text(_ length: CGFloat) -> String { LengthText.text(length) }
}

extension AlignmentSide {
  /// The description of the side, such as `at the start`.
  fileprivate var descriptiveName: String {
    switch self {
    case .start: "at the start"
    case .middle: "in the center"
    case .end: "at the end"
    }
  }
}

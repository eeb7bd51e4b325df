import Foundation
internal import LayoutTree
internal import LayoutValues
import UIKitLayout
import ViewLayout

/// Explains the frame of a supplementary view that is anchored to a cell or a group.
struct AnchoredExplanation {
  private let element: CollectionElement
  private let section: Int
  private let item: Int
  private let place: AnchoredPlace
  private let cell: CellExplanation
  private let pixels: PixelGrid

  /// Creates the explanation, or `nil` if there is no such view.
  init?(resolver: CollectionLayoutResolver, kind: String, section: Int, item: Int) {
    let identity = CollectionElement.Identity.supplementary(
      kind: kind,
      section: section,
      item: item
    )
    guard let element = resolver.plainElement(identity),
      let (place, group) = resolver.anchoredPlace(kind, section, item),
      let cell = CellExplanation(
        resolver: resolver,
        section: section,
        item: group.firstItem + place.host.leaf
      )
    else { return nil }
    (self.element, self.section, self.item) = (element, section, item)
    (self.place, self.cell) = (place, cell)
    pixels = resolver.surroundings.pixels
  }
}

extension AnchoredExplanation {
  /// The nodes of the collection view, the section, the groups that contain the view's cell or
  /// group, and the view.
  var chain: [ResolvedNode] { cell.chain.prefix(3 + place.host.depth) + [node] }

  private var size: CGSize { pixels.size(place.blueprint.size, in: place.host.box) }

  private var node: ResolvedNode {
    let explanation = DimensionExplanation(
      pixels: pixels,
      rule: place.blueprint.size,
      size: size,
      box: place.host.box
    )
    return ResolvedNode(
      name: "supplementary \"\(place.kind)\"",
      label: "\(section).\(item)",
      frame: element.frame,
      explanation: NodeExplanation(
        proposal: LayoutProposal(place.host.box),
        sizeReason: explanation.reason(less: place.blueprint.effectiveInsets),
        placeReason: placeReason
      )
    )
  }

  private var placeReason: LayoutReason {
    let (container, own) = (place.blueprint.containerAnchor, place.blueprint.ownAnchor)
    let corner = CGPoint(
      x: place.frame.origin.x - place.host.frame.origin.x,
      y: place.frame.origin.y - place.host.frame.origin.y
    )
    return LayoutReason(
      "R-COL-22",
      "its \(own.edges.descriptiveName) is at the \(container.edges.descriptiveName) of its container: "
        + "\(text(corner)) from the container's corner",
      steps: offsetSteps + ["(R-COL-38) it is number \(item) of its kind in the section"]
    )
  }

  private var offsetSteps: [String] {
    [place.blueprint.containerAnchor, place.blueprint.ownAnchor]
      .filter { $0.offset != .zero }
      .map { anchor in
        guard anchor.isFractional else {
          return "(R-COL-23) an offset moves it by \(text(anchor.offset))"
        }
        let shift = CGPoint(
          x: anchor.shift(of: size, .horizontal),
          y: anchor.shift(of: size, .vertical)
        )
        return "(R-COL-23) an offset moves it by \(text(anchor.offset)) of its size "
          + "\(LengthText.text(size)): \(text(shift))"
      }
  }

  private func text(_ point: CGPoint) -> String {
    "\(LengthText.text(point.x)) \(LengthText.text(point.y))"
  }
}

extension NSDirectionalRectEdge {
  /// The description of the edges, such as `top trailing corner`, `middle of the top edge` or
  /// `middle`.
  fileprivate var descriptiveName: String {
    let vertical = contains(.top) == contains(.bottom) ? nil : contains(.top) ? "top" : "bottom"
    let horizontal =
      contains(.leading) == contains(.trailing)
      ? nil : contains(.leading) ? "leading" : "trailing"
    return switch (vertical, horizontal) {
    case (let vertical?, let horizontal?): "\(vertical) \(horizontal) corner"
    case (let edge?, nil), (nil, let edge?): "middle of the \(edge) edge"
    case (nil, nil): "middle"
    }
  }
}

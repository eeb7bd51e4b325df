import Foundation
import ViewLayout

/// Tells where an element is that a layout of an author's own has placed.
struct AttributeExplanation {
  let attributes: UICollectionViewLayoutAttributes
  /// The layout's class.
  private let author: String

  init(attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout) {
    self.attributes = attributes
    author = String(describing: type(of: layout))
  }

  /// The element alone: nobody knows what else it depends on.
  var node: ResolvedNode {
    let frame = attributes.frame
    return ResolvedNode(
      name: attributes.identity.explained.name,
      label: attributes.identity.explained.label,
      frame: frame,
      explanation: NodeExplanation(
        proposal: .unspecified,
        sizeReason: LayoutReason("R-FLOW-24", "\(author) says \(LengthText.text(frame.size))"),
        placeReason: LayoutReason(
          "R-FLOW-24",
          "\(author) says \(LengthText.text(frame.minX)) \(LengthText.text(frame.minY))"
        )
      )
    )
  }
}

extension CollectionElement.Identity {
  /// The name and the label that explanations give an element.
  var explained: (name: String, label: String) {
    switch self {
    case .cell(let section, let item): ("cell", "\(section).\(item)")
    case .supplementary(let kind, let section, let item):
      ("supplementary \"\(kind)\"", "\(section).\(item)")
    case .layoutSupplementary(let kind, _): ("supplementary \"\(kind)\"", "layout")
    case .decoration(let kind, let section): ("decoration \"\(kind)\"", "\(section)")
    }
  }
}

extension [ResolvedNode] {
  /// The first node, each in the one before; `nil` where there is none.
  var nested: ResolvedNode? {
    reversed().reduce(nil) { inner, outer in
      var outer = outer
      if let inner { outer.children = [inner] }
      return outer
    }
  }
}

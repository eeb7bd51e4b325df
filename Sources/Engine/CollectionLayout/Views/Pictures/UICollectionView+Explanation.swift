import Foundation
package import ViewLayout

extension UICollectionView {
  /// Why elements have their sizes and their places, and what they are in: those in view, and
  /// others that are requested.
  ///
  /// - Parameter others: Their names; what is not there is left out.
  /// - Returns: The collection view, with sections, groups and elements in it.
  package func explanation(alsoOf others: [CollectionElement.Identity]) -> [ResolvedNode] {
    let visible = visibleElements.map(\.identity)
    let known = Set(visible)
    return (visible + others.filter { !known.contains($0) })
      .sorted { $0.precedes($1) }
      .compactMap { explanation(of: $0) }
      .reduce(into: []) { nodes, chain in nodes.join(chain) }
  }

  /// Why an element has its size and its place; `nil` where there is none of that name.
  func explanation(of identity: CollectionElement.Identity) -> ResolvedNode? {
    resolver?.explanation(of: identity)
  }
}

extension CollectionElement.Identity {
  /// Whether it is explained before another one: the whole layout's first, then section by section
  /// what lies around and behind the cells, and what hangs on them at last.
  func precedes(_ other: Self) -> Bool { order.lexicographicallyPrecedes(other.order) }

  private var order: [Int] {
    switch self {
    case .layoutSupplementary(_, let item): [-1, 0, item]
    case .decoration(_, let section): [section, 0, 0]
    case .cell(let section, let item): [section, 1, item]
    case .supplementary(_, let section, let item): [section, 2, item]
    }
  }
}

extension [ResolvedNode] {
  /// Adds a node, or what is in it to the one that is it already, which its place tells; what has
  /// no place and nothing in it is an element of its own.
  fileprivate mutating func join(_ node: ResolvedNode) {
    let isAlone = node.path.isEmpty && node.children.isEmpty
    guard !isAlone, let known = firstIndex(where: { $0.path == node.path }) else {
      return append(node)
    }
    for child in node.children { self[known].children.join(child) }
  }
}

/// Tells where an element is that a layout of an author's own has placed.
struct AttributeExplanation {
  let attributes: UICollectionViewLayoutAttributes
  /// The layout's class.
  private let author: String

  init(attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout) {
    self.attributes = attributes
    author = String(describing: type(of: layout))
  }

  /// The element alone, as its other dependencies are unknown.
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

import Foundation
package import LayoutTree
internal import LayoutValues
internal import ViewLayout

extension UICollectionView {
  /// Returns explanations of the sizes and places of elements and their containers.
  ///
  /// - Parameter others: Elements to explain besides the visible ones; those that do not exist are
  ///   omitted.
  /// - Returns: The collection view's node, with nested nodes for sections, groups and elements.
  package func explanation(alsoOf others: [CollectionElement.Identity]) -> [ResolvedNode] {
    let visible = visibleElements.map(\.identity)
    let known = Set(visible)
    return (visible + others.filter { !known.contains($0) })
      .sorted { $0.precedes($1) }
      .compactMap { explanation(of: $0) }
      .reduce(into: []) { nodes, chain in nodes.join(chain) }
  }

  /// Returns the explanation of an element's size and place, or `nil` if it does not exist.
  func explanation(of identity: CollectionElement.Identity) -> ResolvedNode? {
    resolver?.explanation(of: identity)
  }
}

extension CollectionElement.Identity {
  /// Returns whether the element is explained before another one.
  ///
  /// The order is: the layout's boundary items, then for each section its decorations, its cells
  /// and its supplementary views.
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
  /// Appends a node, or, if a node with the same path exists, merges the children into that node.
  ///
  /// A node without a path and without children is always appended.
  fileprivate mutating func join(_ node: ResolvedNode) {
    let isAlone = node.path.isEmpty && node.children.isEmpty
    guard !isAlone, let known = firstIndex(where: { $0.path == node.path }) else {
      return append(node)
    }
    for child in node.children { self[known].children.join(child) }
  }
}

/// Explains the frame of an element that a custom layout placed.
struct AttributeExplanation {
  let attributes: UICollectionViewLayoutAttributes
  /// The name of the layout's class.
  private let author: String

  init(attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout) {
    self.attributes = attributes
    author = String(describing: type(of: layout))
  }

  /// The node of the element alone, because its containers are unknown.
  var node: ResolvedNode {
    let frame = attributes.frame
    return ResolvedNode(
      name: attributes.identity.explained.name,
      label: attributes.identity.explained.label,
      frame: frame,
      explanation: NodeExplanation(
        proposal: .unspecified,
        sizeReason: LayoutReason("R-FLOW-24", "\(author) returns \(LengthText.text(frame.size))"),
        placeReason: LayoutReason(
          "R-FLOW-24",
          "\(author) returns \(LengthText.text(frame.minX)) \(LengthText.text(frame.minY))"
        )
      )
    )
  }
}

extension CollectionElement.Identity {
  /// The name and the label of the element in explanations.
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
  /// A chain of the nodes, each the only child of the one before; `nil` if there are none.
  var nested: ResolvedNode? {
    reversed().reduce(nil) { inner, outer in
      var outer = outer
      if let inner { outer.children = [inner] }
      return outer
    }
  }
}

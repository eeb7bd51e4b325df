/// The identity of an element of a collection view or table in its layout.
public enum ElementIdentity: Hashable, Sendable, Codable {
  /// A cell, or a row of a table.
  case cell(section: Int, item: Int)
  /// A supplementary view of a section, such as its header.
  case supplementary(kind: String, section: Int, item: Int)
  /// A supplementary view of the whole layout; `item` is its index among those of its kind.
  case layoutSupplementary(kind: String, item: Int)
  /// A decoration of a section.
  case decoration(kind: String, section: Int)
}

extension ElementIdentity {
  /// The kind of the headers of sections and tables.
  package static let headerKind = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of sections and tables.
  package static let footerKind = "UICollectionElementKindSectionFooter"

  /// Whether the element is a cell, or a row of a table.
  package var isCell: Bool { if case .cell = self { true } else { false } }
}

extension ResolvedTree {
  /// The ids of a collection view's elements, without elements nested in their content.
  package var elementIDs: [ElementIdentity: Int] {
    var ids: [ElementIdentity: Int] = [:]
    func visit(_ node: ResolvedNode) {
      guard case .element(let element) = node.content else { return node.children.forEach(visit) }
      ids[element] = node.id
    }
    nodes.forEach(visit)
    return ids
  }
}

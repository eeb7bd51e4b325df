internal import CollectionLayout
internal import ViewLayout

extension PictureNode {
  /// The names that a picture may give the node, the shortest at last; none for one that speaks for
  /// itself.
  var captions: [String] {
    if let identifier = node.identifiers.first { return ["#\(identifier)"] }
    if case .text = node.content { return [] }
    switch node.content.collectionPart {
    case .element(.cell): return cellCaptions
    case .element(let element):
      return [element.name, element.shortKind, "\(number + 1)"].compactMap(\.self)
    case .section: return isNoMoreThanItsElement ? [] : labelled(node.name) + [node.name]
    case nil: return [node.name, "\(number + 1)"]
    }
  }

  /// The name that tells an element from others: `0.1`, `header 0.0`; `nil` for a node that is
  /// none.
  var elementName: String? {
    guard case .element(let element)? = node.content.collectionPart else { return nil }
    return element.name
  }

  /// With what tells the cell apart, and with the element that it is in.
  private var cellCaptions: [String] {
    let name = elementName ?? node.name
    guard let element else { return labelled(name) + [name] }
    let whole = "\(element.name) › \(name)"
    return labelled(whole) + [whole, name]
  }

  private func labelled(_ name: String) -> [String] { node.label.map { ["\(name): \($0)"] } ?? [] }

  /// Whether a section is no more than its only element, whose name has the section's number.
  private var isNoMoreThanItsElement: Bool {
    guard node.label == nil, node.children.count == 1, let only = node.children.first,
      case .element? = only.content.collectionPart
    else { return false }
    return only.frame == node.frame
  }
}

extension CollectionElement.Identity {
  /// The characters that UIKit's own kinds of supplementary views begin with.
  private static var sectionKind: String { "UICollectionElementKindSection" }

  /// The name that tells the element from others: `0.1`, `header 0.0`.
  fileprivate var name: String {
    let place =
      switch self {
      case .cell(let section, let item), .supplementary(_, let section, let item):
        "\(section).\(item)"
      case .layoutSupplementary(_, let item): "layout" + (item == 0 ? "" : ".\(item)")
      case .decoration(_, let section): "\(section)"
      }
    return [shortKind, place].compactMap(\.self).joined(separator: " ")
  }

  /// `header` for UIKit's own kind of headers; `nil` for a cell.
  fileprivate var shortKind: String? {
    switch self {
    case .cell: nil
    case .supplementary(let kind, _, _), .layoutSupplementary(let kind, _),
      .decoration(let kind, _):
      kind.hasPrefix(Self.sectionKind)
        ? kind.dropFirst(Self.sectionKind.count).lowercased() : kind
    }
  }
}

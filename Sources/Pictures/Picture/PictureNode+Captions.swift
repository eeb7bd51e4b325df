internal import ViewLayout

extension PictureNode {
  /// The characters that UIKit's own kinds of supplementary views begin with.
  private static var sectionKind: String { "UICollectionElementKindSection" }

  /// The names that a picture may give the node, the shortest at last; none for one that speaks for
  /// itself.
  var captions: [String] {
    if let identifier = node.identifiers.first { return ["#\(identifier)"] }
    switch node.content {
    case .text: return []
    case .element(.cell): return cellCaptions
    case .element: return [elementName, kind, "\(number + 1)"].compactMap(\.self)
    case .section: return isNoMoreThanItsElement ? [] : labelled(node.name) + [node.name]
    case .outline, .room, .fill, .shape: return [node.name, "\(number + 1)"]
    }
  }

  /// The name that tells an element from others: `0.1`, `header 0.0`; `nil` for a node that is
  /// none.
  var elementName: String? {
    guard case .element(let element) = node.content else { return nil }
    if element == .cell { return String(node.name.dropFirst("cell ".count)) }
    guard let kind, let end = node.name.lastIndex(of: "\"") else { return node.name }
    return kind + node.name[node.name.index(after: end)...]
  }

  /// `header` for `supplementary "header" 0.0`; `nil` where nothing is in quotation marks.
  private var kind: String? {
    guard let start = node.name.firstIndex(of: "\""), let end = node.name.lastIndex(of: "\""),
      start < end
    else { return nil }
    let kind = node.name[node.name.index(after: start)..<end]
    return kind.hasPrefix(Self.sectionKind)
      ? kind.dropFirst(Self.sectionKind.count).lowercased() : String(kind)
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
      case .element = only.content
    else { return false }
    return only.frame == node.frame
  }
}

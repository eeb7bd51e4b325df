package import ViewLayout

/// A part of a collection view in a picture.
package enum CollectionPart: Hashable, Sendable {
  case section(scrollsByItself: Bool)
  case element(CollectionElement.Identity)
}

extension DrawingContent {
  /// Returns the drawing content for a section of a collection view.
  package static func section(scrollsByItself: Bool) -> DrawingContent {
    .part(DrawingPart(kind: "section", numbers: scrollsByItself ? [1] : []))
  }

  /// Returns the drawing content for an element of a collection view.
  package static func element(_ identity: CollectionElement.Identity) -> DrawingContent {
    .part(identity.drawn)
  }

  /// The drawn part of a collection view; `nil` for other content.
  package var collectionPart: CollectionPart? {
    guard case .part(let part) = self else { return nil }
    if part.kind == "section" { return .section(scrollsByItself: part.numbers == [1]) }
    return CollectionElement.Identity(part).map { .element($0) }
  }
}

extension ResolvedTree {
  /// The ids of a collection view's elements, without elements nested in their content.
  package var elementIDs: [CollectionElement.Identity: Int] {
    var ids: [CollectionElement.Identity: Int] = [:]
    func visit(_ node: ResolvedNode) {
      guard case .element(let element)? = node.content.collectionPart else {
        return node.children.forEach(visit)
      }
      ids[element] = node.id
    }
    nodes.forEach(visit)
    return ids
  }
}

extension CollectionElement.Identity {
  fileprivate var drawn: DrawingPart {
    switch self {
    case .cell(let section, let item): DrawingPart(kind: "cell", numbers: [section, item])
    case .supplementary(let kind, let section, let item):
      DrawingPart(kind: "supplementary", name: kind, numbers: [section, item])
    case .layoutSupplementary(let kind, let item):
      DrawingPart(kind: "layout-supplementary", name: kind, numbers: [item])
    case .decoration(let kind, let section):
      DrawingPart(kind: "decoration", name: kind, numbers: [section])
    }
  }

  /// Creates the element of a picture's part, or `nil` if the part is no element.
  fileprivate init?(_ part: DrawingPart) {
    switch (part.kind, part.name, part.numbers.count) {
    case ("cell", nil, 2): self = .cell(section: part.numbers[0], item: part.numbers[1])
    case ("supplementary", let kind?, 2):
      self = .supplementary(kind: kind, section: part.numbers[0], item: part.numbers[1])
    case ("layout-supplementary", let kind?, 1):
      self = .layoutSupplementary(kind: kind, item: part.numbers[0])
    case ("decoration", let kind?, 1):
      self = .decoration(kind: kind, section: part.numbers[0])
    default: return nil
    }
  }
}

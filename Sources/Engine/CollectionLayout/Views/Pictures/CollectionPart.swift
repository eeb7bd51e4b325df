package import ViewLayout

/// A part of a collection view, as its picture knows it.
package enum CollectionPart: Hashable, Sendable {
  case section(scrollsByItself: Bool)
  case element(CollectionElement.Identity)
}

extension DrawingContent {
  /// A section of a collection view.
  package static func section(scrollsByItself: Bool) -> DrawingContent {
    .part(DrawingPart(kind: "section", numbers: scrollsByItself ? [1] : []))
  }

  /// An element of a collection view.
  package static func element(_ identity: CollectionElement.Identity) -> DrawingContent {
    .part(identity.drawn)
  }

  /// The part of a collection view that is drawn; `nil` for anything else.
  package var collectionPart: CollectionPart? {
    guard case .part(let part) = self else { return nil }
    if part.kind == "section" { return .section(scrollsByItself: part.numbers == [1]) }
    return CollectionElement.Identity(part).map { .element($0) }
  }
}

extension ResolvedTree {
  /// The ids of a collection view's elements; those in the content of elements are not among them.
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

  /// The element that a picture's part is; `nil` for a part that is none.
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

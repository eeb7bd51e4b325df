internal import CollectionLayout
internal import Foundation
internal import ViewLayout

/// A named node of a drawing with its number, its place and its depth in the tree.
struct PictureNode {
  var node: ResolvedNode
  /// The node's id; that of all widths in a sweep.
  var number: Int
  /// In the picture, in pixels.
  var place: CGRect
  /// The part of the picture that what is around the node lets through, in pixels.
  var window: CGRect
  /// The element of a collection view that the node is in; `nil` outside of them.
  var element: Element?
  /// How many nodes lie behind it.
  var depth = 0

  /// An element of a collection view, around what it holds.
  struct Element {
    /// In pixels.
    var place: CGRect
    /// `0.1`, `header 0.0`.
    var name: String
  }
}

extension PictureNode {
  /// Whether any of it is in sight.
  var isInSight: Bool { !window.isNull && window.overlaps(place.insetBy(dx: -0.5, dy: -0.5)) }

  /// Whether it is an element of a collection view.
  var isElement: Bool {
    if case .element? = node.content.collectionPart { true } else { false }
  }

  /// Whether it is the content of a collection view, or a section of it.
  var isSection: Bool {
    if case .section? = node.content.collectionPart { true } else { false }
  }

  /// Whether the node's caption stands in its middle rather than at a corner.
  var isCaptionedInside: Bool {
    switch node.content {
    case .fill, .shape, .layers, .room, .outline: node.children.isEmpty
    case .part, .text: false
    }
  }
}

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

/// Finds the named nodes of a drawing, and which lie behind which.
struct PictureNodes {
  /// Every named node whose frame can be drawn, in tree order.
  private(set) var all: [PictureNode] = []
  private let frame: PictureFrame
  private let numbers: [Int]?

  /// - Parameters:
  ///   - drawing: Of which drawing.
  ///   - frame: The part of it that is shown.
  ///   - numbers: A number for each named node, by its id; `nil` where that is the id.
  /// - Complexity: O(*n* · *d*) for *n* nodes in a tree that is *d* deep.
  init(of drawing: ResolvedTree, in frame: PictureFrame, numbers: [Int]? = nil) {
    self.frame = frame
    self.numbers = numbers
    let painted = visit(
      drawing.nodes,
      isBackwards: false,
      around: PictureNode(
        node: ResolvedNode(name: "", frame: frame.bounds),
        number: 0,
        place: frame.canvas,
        window: frame.canvas
      )
    )
    for (depth, index) in painted.enumerated() { all[index].depth = depth }
  }
}

extension PictureNodes {
  /// - Returns: The indices of nodes and of those in them, from the back to the front.
  private mutating func visit(
    _ siblings: [ResolvedNode],
    isBackwards: Bool,
    around outer: PictureNode
  ) -> [Int] {
    var painted: [[Int]] = []
    for node in siblings { painted.append(visit(node, in: outer)) }
    return siblings.paintingOrder(isBackwards: isBackwards).flatMap { painted[$0] }
  }

  private mutating func visit(_ node: ResolvedNode, in outer: PictureNode) -> [Int] {
    var inner = PictureNode(
      node: node,
      number: node.id.map { numbers?[$0] ?? $0 } ?? 0,
      place: frame.place(node.frame),
      window: outer.window,
      element: outer.element
    )
    var painted: [Int] = []
    if !node.name.isEmpty, PictureFrame.isDrawable(node.frame) {
      painted.append(all.count)
      all.append(inner)
    }
    if node.look.clips { inner.window = inner.window.intersection(inner.place) }
    if let name = inner.elementName { inner.element = .init(place: inner.place, name: name) }
    return painted + visit(node.children, isBackwards: node.isDrawnBackwards, around: inner)
  }
}

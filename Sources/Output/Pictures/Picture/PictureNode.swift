internal import Foundation
internal import LayoutTree

/// A named node of a drawing with its number, its place and its position in the painting order.
struct PictureNode {
  var node: ResolvedNode
  /// The number of the node: its id, or in a sweep its number for all widths.
  var number: Int
  /// The frame of the node in the picture, in pixels.
  var place: CGRect
  /// The part of the picture that the ancestors of the node do not clip, in pixels.
  var window: CGRect
  /// The element of a collection view that contains the node; `nil` outside of elements.
  var element: Element?
  /// The number of named nodes painted before this one.
  var depth = 0

  /// An element of a collection view that contains nodes.
  struct Element {
    /// The frame of the element in the picture, in pixels.
    var place: CGRect
    /// The name of the element, such as `0.1` or `header 0.0`.
    var name: String
  }
}

extension PictureNode {
  /// Whether any part of the node is visible.
  var isVisible: Bool { !window.isNull && window.overlaps(place.insetBy(dx: -0.5, dy: -0.5)) }

  /// Whether the node is an element of a collection view.
  var isElement: Bool {
    if case .element = node.content { true } else { false }
  }

  /// Whether the node is a section of a collection view.
  var isSection: Bool {
    if case .section = node.content { true } else { false }
  }

  /// Whether the caption is in the middle of the node rather than at a corner.
  var isCaptionedInside: Bool {
    switch node.content {
    case .fill, .shape, .room, .outline: node.children.isEmpty
    // A name would cover what is drawn.
    case .section, .element, .text, .image, .layers, .placeholder: false
    }
  }
}

extension PictureNode {
  /// The possible labels of the node, from the longest to the shortest; empty for a text.
  var captions: [String] {
    if let identifier = node.identifiers.first { return ["#\(identifier)"] }
    if case .text = node.content { return [] }
    switch node.content {
    case .element(.cell): return cellCaptions
    case .element(let element):
      return [element.name, element.shortKind, "\(number + 1)"].compactMap(\.self)
    case .section: return isNoMoreThanItsElement ? [] : labelled(node.name) + [node.name]
    default: return [node.name, "\(number + 1)"]
    }
  }

  /// The name of an element of a collection view, such as `0.1` or `header 0.0`; `nil` for other
  /// nodes.
  var elementName: String? {
    guard case .element(let element) = node.content else { return nil }
    return element.name
  }

  /// The captions of a cell, with its label and the element that contains it.
  private var cellCaptions: [String] {
    let name = elementName ?? node.name
    guard let element else { return labelled(name) + [name] }
    let whole = "\(element.name) › \(name)"
    return labelled(whole) + [whole, name]
  }

  private func labelled(_ name: String) -> [String] { node.label.map { ["\(name): \($0)"] } ?? [] }

  /// Whether the node is a section with a single element of the same frame, whose name is
  /// sufficient.
  private var isNoMoreThanItsElement: Bool {
    guard node.label == nil, node.children.count == 1, let only = node.children.first,
      case .element = only.content
    else { return false }
    return only.frame == node.frame
  }
}

extension ElementIdentity {
  /// The prefix of UIKit's own element kinds of supplementary views.
  private static var sectionKind: String { "UICollectionElementKindSection" }

  /// The name of the element in pictures, such as `0.1` or `header 0.0`.
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

  /// The element kind without UIKit's prefix, such as `header`; `nil` for a cell.
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

/// Collects the named nodes of a drawing and their painting order.
struct PictureNodes {
  /// Every named node whose frame can be drawn, in tree order.
  private(set) var all: [PictureNode] = []
  private let frame: PictureFrame
  private let numbers: [Int]?

  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - frame: The part of the drawing to show.
  ///   - numbers: The number of each named node, indexed by node id; `nil` uses the ids.
  /// - Complexity: O(*n* · *d*) for *n* nodes in a tree of depth *d*.
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
  /// - Returns: The indices of the nodes and their descendants, from back to front.
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
    if node.appearance.clips { inner.window = inner.window.intersection(inner.place) }
    if let name = inner.elementName { inner.element = .init(place: inner.place, name: name) }
    return painted + visit(node.children, isBackwards: node.isDrawnBackwards, around: inner)
  }
}

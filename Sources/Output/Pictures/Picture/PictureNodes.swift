internal import Foundation
internal import ViewLayout

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

internal import Foundation
internal import ViewLayout

/// A named node of a drawing with what its picture needs to know of its place in the tree.
struct PictureNode {
  var node: DrawingNode
  /// In tree order, those without a name left out, from 0; over all widths in a sweep.
  var number: Int
  /// In the picture, in pixels.
  var place: CGRect
  /// The part of the picture that what is around the node lets through, in pixels.
  var window: CGRect
}

extension PictureNode {
  /// Every named node whose frame can be drawn, in tree order.
  ///
  /// - Parameters:
  ///   - drawing: Of which drawing.
  ///   - frame: The part of it that is shown.
  ///   - numbers: A number for each named node, in tree order; `nil` to count them.
  /// - Returns: The nodes with their numbers.
  static func nodes(
    of drawing: Drawing,
    in frame: PictureFrame,
    numbers: [Int]? = nil
  ) -> [PictureNode] {
    var nodes: [PictureNode] = []
    var count = 0
    func visit(_ node: DrawingNode, window: CGRect) {
      let place = frame.place(node.frame)
      if !node.name.isEmpty {
        if PictureFrame.isDrawable(node.frame) {
          let number = numbers?[count] ?? count
          nodes.append(PictureNode(node: node, number: number, place: place, window: window))
        }
        count += 1
      }
      let inside = node.look.clips ? window.intersection(place) : window
      for child in node.children { visit(child, window: inside) }
    }
    for node in drawing.nodes { visit(node, window: frame.canvas) }
    return nodes
  }

  /// Whether any of it is in sight.
  var isInSight: Bool { !window.isNull && window.intersects(place.insetBy(dx: -0.5, dy: -0.5)) }

  /// What a picture calls the node; `nil` for one that speaks for itself.
  var caption: String? {
    if let identifier = node.identifiers.first { return "#\(identifier)" }
    return switch node.content {
    case .text: nil
    case .element(.cell): String(node.name.dropFirst("cell ".count))
    case .element, .section, .outline, .room, .fill, .shape: node.name
    }
  }

  /// Whether the node's caption stands in its middle rather than at a corner.
  var isCaptionedInside: Bool {
    switch node.content {
    case .fill, .shape, .room, .outline: node.children.isEmpty
    case .element: true
    case .section, .text: false
    }
  }
}

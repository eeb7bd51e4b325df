import Foundation

extension DrawingLayer {
  /// What a tree of nodes draws, in its own coordinates.
  ///
  /// - Parameters:
  ///   - siblings: Nodes beside each other, whose frames count from the tree's corner.
  ///   - isBackwards: Whether the last one is drawn first.
  /// - Returns: Layers from back to front, one for each node that draws something.
  static func layers(of siblings: [ResolvedNode], isBackwards: Bool = false) -> [DrawingLayer] {
    (isBackwards ? siblings.reversed() : siblings).flatMap { node -> [DrawingLayer] in
      guard !node.look.isHidden, node.frame.origin.x.isFinite, node.frame.size.width.isFinite else {
        return []
      }
      let own = node.content == .outline ? [] : [DrawingLayer(node.content, frame: node.frame)]
      let layers = own + Self.layers(of: node.children, isBackwards: node.isDrawnBackwards)
      guard node.look.opacity < 1 || !node.look.matrix.isEmpty else { return layers }
      return [
        DrawingLayer(.layers(layers), matrix: node.look.matrix, opacity: node.look.opacity)
      ]
    }
  }
}

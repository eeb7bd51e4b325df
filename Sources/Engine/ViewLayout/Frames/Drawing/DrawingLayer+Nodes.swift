import Foundation
internal import LayoutTree

extension DrawingLayer {
  /// Returns the drawing of a tree of nodes, in the tree's coordinates.
  ///
  /// - Parameters:
  ///   - siblings: The outermost nodes.
  ///   - isBackwards: Whether the last one is drawn first.
  /// - Returns: Layers from back to front; nodes that draw nothing have none.
  static func layers(of siblings: [ResolvedNode], isBackwards: Bool = false) -> [DrawingLayer] {
    (isBackwards ? siblings.reversed() : siblings).flatMap { node -> [DrawingLayer] in
      guard !node.appearance.isHidden, node.frame.origin.x.isFinite, node.frame.size.width.isFinite
      else {
        return []
      }
      let own = node.content == .outline ? [] : [DrawingLayer(node.content, frame: node.frame)]
      let layers = own + Self.layers(of: node.children, isBackwards: node.isDrawnBackwards)
      guard node.appearance.opacity < 1 || !node.appearance.matrix.isEmpty else { return layers }
      return [
        DrawingLayer(
          .layers(layers),
          matrix: node.appearance.matrix,
          opacity: node.appearance.opacity
        )
      ]
    }
  }
}

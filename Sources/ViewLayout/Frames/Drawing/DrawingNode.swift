package import Foundation

/// A node of the resolved layout, as pictures read it.
///
/// The nodes are those of ``FrameNode``, in the same order, with a few more that only a picture
/// knows: a part of a control has an empty name.
package struct DrawingNode: Sendable, Equatable, Codable {
  /// As in ``FrameNode/name``; empty for what reports do not list.
  package var name: String
  /// As in ``FrameNode/label``.
  package var label: String?
  /// Innermost first.
  package var identifiers: [String]
  /// The unrounded frame in the scene's coordinates, in points, y down.
  package var frame: CGRect
  package var content: DrawingContent
  package var look: DrawingLook
  /// Whether the last child is drawn first, behind its siblings.
  package var isDrawnBackwards: Bool
  package var children: [DrawingNode]

  package init(
    name: String,
    label: String? = nil,
    identifiers: [String] = [],
    frame: CGRect,
    content: DrawingContent = .outline,
    look: DrawingLook = DrawingLook(),
    isDrawnBackwards: Bool = false,
    children: [DrawingNode] = []
  ) {
    self.name = name
    self.label = label
    self.identifiers = identifiers
    self.frame = frame
    self.content = content
    self.look = look
    self.isDrawnBackwards = isDrawnBackwards
    self.children = children
  }
}

extension DrawingNode {
  /// A node of which only the frame is known.
  package init(_ node: FrameNode) {
    self.init(
      name: node.name,
      label: node.label,
      identifiers: node.identifiers,
      frame: node.frame,
      children: node.children.map { DrawingNode($0) }
    )
  }

  /// The node and everything in it, moved.
  package func moved(by distance: CGPoint) -> DrawingNode {
    guard distance != .zero else { return self }
    var node = self
    node.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
    node.look = look.moved(by: distance)
    node.children = children.map { $0.moved(by: distance) }
    return node
  }
}

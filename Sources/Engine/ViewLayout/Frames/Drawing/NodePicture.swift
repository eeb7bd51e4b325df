/// The picture of a node: what is drawn of it, and how.
package struct NodePicture: Sendable, Equatable, Codable {
  package var content: DrawingContent
  package var look: DrawingLook
  /// Whether the last child is drawn first, behind its siblings.
  package var isDrawnBackwards: Bool

  package init(
    _ content: DrawingContent = .outline,
    look: DrawingLook = DrawingLook(),
    isDrawnBackwards: Bool = false
  ) {
    self.content = content
    self.look = look
    self.isDrawnBackwards = isDrawnBackwards
  }
}

internal import Foundation

/// The picture of a node: its content, and how it is drawn.
package struct NodePicture: Sendable, Hashable, Codable {
  package var content: DrawingContent
  package var look: DrawingAppearance
  /// Whether the last child is drawn first, behind its siblings.
  package var isDrawnBackwards: Bool

  package init(
    _ content: DrawingContent = .outline,
    look: DrawingAppearance = DrawingAppearance(),
    isDrawnBackwards: Bool = false
  ) {
    self.content = content
    self.look = look
    self.isDrawnBackwards = isDrawnBackwards
  }
}

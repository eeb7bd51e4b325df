/// A note that a modifier without a layout of its own hangs on the node of the view that it
/// modifies.
///
/// Attachments lie innermost first. A subclass is one modifier.
class Attachment {
  /// The node that the attachment hangs on.
  unowned(unsafe) private(set) var node: LayoutNode?

  /// Hangs the attachment outside of those that the node has.
  final func attach(to node: LayoutNode) {
    self.node = node
    didAttach(to: node)
    node.append(self)
  }

  /// Called before the attachment is the node's outermost one.
  func didAttach(to node: LayoutNode) {}

  /// Called when the node goes.
  final func detach() { node = nil }
}

/// What a modifier without a layout of its own hangs on the node of the view that it modifies.
///
/// Attachments lie innermost first. A subclass is one modifier.
class Attachment {
  /// The node that it hangs on.
  weak var element: LayoutNode?
}

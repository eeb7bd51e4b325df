/// A reference to a node that does not keep it.
///
/// A weak reference would make every retain of the node slow.
final class ViewNodeHandle {
  /// `nil` once the node is gone.
  unowned(unsafe) private var reference: (any GraphNode)?

  init(_ node: any GraphNode) { reference = node }

  /// The node while it is in the tree; `nil` afterwards.
  var node: (any GraphNode)? {
    guard let reference, !reference.hasLeft else { return nil }
    return reference
  }

  /// Called when the node goes.
  func forget() { reference = nil }
}

/// A reference to a node that does not keep it.
///
/// A weak reference would make every retain of the node slow.
final class ViewNodeHandle {
  /// `nil` once the node is gone.
  unowned(unsafe) private var reference: ViewNode?

  init(_ node: ViewNode) { reference = node }

  /// The node while it is in the tree; `nil` afterwards.
  var node: ViewNode? {
    guard let reference, !reference.hasLeft else { return nil }
    return reference
  }

  /// The node as long as an evaluation is its last one; `nil` afterwards.
  func node(since evaluation: Int) -> (any Reevaluated)? {
    guard let node = node as? any Reevaluated, node.evaluation == evaluation else { return nil }
    return node
  }

  /// Called when the node goes.
  func forget() { reference = nil }
}

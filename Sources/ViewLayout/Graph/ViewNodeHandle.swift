/// A reference to a node that does not keep it.
///
/// A weak reference would make every retain of the node slow.
final class ViewNodeHandle {
  /// `nil` once the node is gone.
  unowned(unsafe) private var reference: ViewNode?

  /// The number of the node's last evaluation.
  private(set) var evaluation = 0

  init(_ node: ViewNode) { reference = node }

  /// Counts an evaluation of the node's closure.
  func beginEvaluation() { evaluation += 1 }

  /// The node while it is in the tree; `nil` afterwards.
  var node: ViewNode? {
    guard let reference, !reference.hasLeft else { return nil }
    return reference
  }

  /// Called when the node goes.
  func forget() { reference = nil }
}

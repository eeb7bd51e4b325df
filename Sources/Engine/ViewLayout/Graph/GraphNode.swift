/// A node as those know it for whom it waits: its place in the order of things, and where it scrolls.
protocol GraphNode: AnyObject {
  /// Whether the node has left the tree.
  var hasLeft: Bool { get }
  /// How far below the root the node is: outer bodies are evaluated before inner ones.
  var depth: Int { get }
  /// The node's place in the order of making: parents before children, as in the source.
  var serial: Int { get }
  /// The number of the last evaluation of the node's closure, where it has one.
  var evaluation: Int { get set }
  /// A reference that may outlive the node, and knows whether it is still there.
  var handle: ViewNodeHandle { get }

  /// Where the view of an id is, at or below the node; `nil` where there is none.
  func scrollTarget(for id: AnyHashable) -> ScrollTarget?
}

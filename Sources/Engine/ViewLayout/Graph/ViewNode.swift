/// The node of a view, which lives as long as its identity: its structural position and ids.
///
/// The elements of a node are its layout nodes for the container around it. They are a flat list in
/// source order, regardless of groups and conditions.
public class ViewNode {
  /// The scene's graph, which the scene's host and all contexts retain.
  unowned(unsafe) let graph: ViewGraph
  /// The parent, which retains this node; `nil` at the root, and after the node has left the tree.
  unowned(unsafe) private(set) var parent: ViewNode?
  private var cachedHandle: ViewNodeHandle?
  /// The number in the order of creation: parents before children, as in the source.
  let serial: Int
  /// The activation of the `ViewThatFits` candidate that the node is part of; `nil` outside of
  /// candidates.
  let candidacy: CandidateActivation?
  /// The number of the last evaluation of the node's closure, if it has one.
  private(set) final var evaluation: UInt32 = 0
  private let ownDepth: Int32
  /// Whether the node has left the tree.
  private(set) var hasLeft = false

  init(in context: ViewContext) {
    graph = context.graph
    parent = context.parent
    candidacy = context.candidacy
    ownDepth = Int32(context.depth + 1)
    serial = context.withGraph { $0.nextSerial() }
  }

  deinit { cachedHandle?.forget() }

  /// The child nodes, in source order.
  var childNodes: [ViewNode] { [] }

  /// The constant number of elements; `nil` if it can change (R-VIEW-5).
  var staticCount: Int? { childNodes.count == 1 ? childNodes[0].staticCount : nil }

  /// R-VIEW-1: appends the node's elements, in order.
  func appendElements(to elements: inout [LayoutNode]) {
    for child in childNodes { child.appendElements(to: &elements) }
  }

  /// Appends the sources of the node's elements for a lazy container, without creating rows.
  func appendRows(to outline: inout LazyOutline) { outline.append(.made(elements)) }

  /// Called when the elements of a descendant have changed.
  func elementsDidChange() { parent?.elementsDidChange() }

  /// Returns the preferences of the node's subtree, merged in tree order (R-PREF-1).
  func preferences() -> PreferenceValues {
    var values = PreferenceValues()
    for child in childNodes { values.merge(child.preferences()) }
    return values
  }

  /// Visits the explicit identities of the node and its descendants, outermost first, each with its
  /// node.
  ///
  /// - Returns: Whether the visitor returned `true`, which ends the visit.
  func visitIdentities(_ visit: (AnyHashable, ViewNode) -> Bool) -> Bool {
    childNodes.contains { $0.visitIdentities(visit) }
  }

  /// Returns the scroll target of the view with an id in the node's subtree; `nil` if there is
  /// none.
  func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    for child in childNodes {
      if let target = child.scrollTarget(for: id) { return target }
    }
    return nil
  }

  /// The nearest container around the node that lays out bars; `nil` if there is none.
  var barOwner: (any BarOwner)? { parent?.barOwner }

  /// Visits the requests of bars in the node's subtree, inner ones first.
  func visitBarRequests(_ visit: (BarRequestNode) -> Void) {
    for child in childNodes { child.visitBarRequests(visit) }
  }

  /// The depth below the root.
  ///
  /// Outer bodies are evaluated before inner ones.
  final var depth: Int { Int(ownDepth) }

  /// Called once when the node leaves the tree, after all of its descendants.
  func didLeave() {}

  /// The node itself if it has a body that can be evaluated again; otherwise `nil`.
  var reevaluated: (any Reevaluated)? { nil }
}

extension ViewNode: GraphNode {}

extension ViewNode {
  /// The node's elements, in order.
  final var elements: [LayoutNode] {
    var elements: [LayoutNode] = []
    appendElements(to: &elements)
    return elements
  }

  /// Whether the node is outside of candidates that are not chosen.
  ///
  /// A node without elements is live if its nearest ancestor with elements is.
  final var isLive: Bool {
    if candidacy == nil { return true }
    var node: ViewNode? = self
    while let current = node {
      let elements = current.elements
      if !elements.isEmpty { return elements.contains { $0.isShown } }
      node = current.parent
    }
    return false
  }

  /// Removes the node and its descendants from the tree: later siblings first, children before
  /// their parent.
  final func leave() {
    for child in childNodes.reversed() { child.leave() }
    hasLeft = true
    parent = nil
    didLeave()
  }

  /// Counts an evaluation of the node's closure.
  final func beginEvaluation() { evaluation &+= 1 }

  /// A reference to the node that may outlive it.
  final var handle: ViewNodeHandle {
    if let cachedHandle { return cachedHandle }
    let handle = ViewNodeHandle(self)
    cachedHandle = handle
    return handle
  }

  /// Returns the node as the class that a view type requires.
  final func expected<Node: ViewNode>(_ type: Node.Type) -> Node {
    guard let node = self as? Node else {
      preconditionFailure("a view of one type was given the node of another, \(self)")
    }
    return node
  }
}

/// A reference to a node that does not retain it.
///
/// A weak reference would make every retain of the node slow.
final class ViewNodeHandle {
  /// The node; `nil` after it is released.
  unowned(unsafe) private var reference: (any GraphNode)?

  init(_ node: any GraphNode) { reference = node }

  /// The node while it is in the tree; otherwise `nil`.
  var node: (any GraphNode)? {
    guard let reference, !reference.hasLeft else { return nil }
    return reference
  }

  /// Called when the node is released.
  func forget() { reference = nil }
}

/// The interface of a node for the queues of a graph: its position in their orders, and its scroll
/// target.
protocol GraphNode: AnyObject {
  /// Whether the node has left the tree.
  var hasLeft: Bool { get }
  /// The depth below the root; outer bodies are evaluated before inner ones.
  var depth: Int { get }
  /// The number in the order of creation: parents before children, as in the source.
  var serial: Int { get }
  /// The number of the last evaluation of the node's closure, if it has one.
  var evaluation: UInt32 { get }
  /// A reference to the node that may outlive it.
  var handle: ViewNodeHandle { get }

  /// Counts an evaluation of the node's closure.
  func beginEvaluation()

  /// Returns the scroll target of the view with an id in the node's subtree; `nil` if there is
  /// none.
  func scrollTarget(for id: AnyHashable) -> ScrollTarget?
}

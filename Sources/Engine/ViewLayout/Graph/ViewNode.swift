/// The node that stands for a view as long as its identity does: structural position, and ids.
///
/// A node's elements are the layout nodes that a container sees of it: a flat list, in source order,
/// whatever groups and conditions are in between.
public class ViewNode {
  /// The scene's graph, which every context keeps, and the scene's host.
  unowned(unsafe) let graph: ViewGraph
  /// The node above, which holds this one; `nil` at the root, and for a node that has left.
  unowned(unsafe) private(set) var parent: ViewNode?
  private var cachedHandle: ViewNodeHandle?
  /// How far below the root the node is: outer bodies are evaluated before inner ones.
  let depth: Int
  /// The node's place in the order of making: parents before children, as in the source.
  let serial: Int
  /// The candidacy that tells whether the node is alive, where it is part of a candidate.
  let candidacy: CandidateActivation?
  /// The number of the last evaluation of the node's closure, where it has one.
  final var evaluation = 0
  /// Whether the node has left the tree.
  private(set) var hasLeft = false

  init(in context: ViewContext) {
    graph = context.graph
    parent = context.parent
    candidacy = context.candidacy
    depth = context.depth + 1
    serial = context.graph.nextSerial()
  }

  deinit { cachedHandle?.forget() }

  /// The nodes inside, in source order.
  var childNodes: [ViewNode] { [] }

  /// How many elements the node always has; `nil` where that can change (R-VIEW-5).
  var staticCount: Int? { childNodes.count == 1 ? childNodes[0].staticCount : nil }

  /// R-VIEW-1: appends the node's elements, in order.
  func appendElements(to elements: inout [LayoutNode]) {
    for child in childNodes { child.appendElements(to: &elements) }
  }

  /// Appends the node's elements for a lazy container, those that are made on demand unmade.
  func appendRows(to outline: inout LazyOutline) { outline.append(.made(elements)) }

  /// Called when the elements of a node inside are others than before.
  func elementsDidChange() { parent?.elementsDidChange() }

  /// The values that the node's subtree says by preferences, merged in tree order (R-PREF-1).
  func preferences() -> PreferenceValues {
    var values = PreferenceValues()
    for child in childNodes { values.merge(child.preferences()) }
    return values
  }

  /// The identities that authors gave to the node and to what is inside, outermost first, each with
  /// the node that has it.
  ///
  /// - Returns: Whether the visitor has seen enough.
  func visitIdentities(_ visit: (AnyHashable, ViewNode) -> Bool) -> Bool {
    childNodes.contains { $0.visitIdentities(visit) }
  }

  /// Where the view of an id is, at or below the node; `nil` where there is none.
  func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    for child in childNodes {
      if let target = child.scrollTarget(for: id) { return target }
    }
    return nil
  }

  /// Called once when the node leaves the tree, after everything inside has left.
  func didLeave() {}
}

extension ViewNode: GraphNode {}

extension ViewNode {
  /// The node's elements, in order.
  final var elements: [LayoutNode] {
    var elements: [LayoutNode] = []
    appendElements(to: &elements)
    return elements
  }

  /// Whether the node is part of what is shown, and not of a candidate that was not chosen.
  ///
  /// A node without elements is where the nearest one around it is that has some.
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

  /// Takes the node and everything inside out of the tree: later siblings first, children before
  /// their parent.
  final func leave() {
    for child in childNodes.reversed() { child.leave() }
    hasLeft = true
    parent = nil
    didLeave()
  }

  /// The reference that may outlive the node, and knows whether it is still there.
  final var handle: ViewNodeHandle {
    if let cachedHandle { return cachedHandle }
    let handle = ViewNodeHandle(self)
    cachedHandle = handle
    return handle
  }

  /// The node as the class that a view's type promises.
  final func expected<Node: ViewNode>(_ type: Node.Type) -> Node {
    guard let node = self as? Node else {
      preconditionFailure("a view of one type was given the node of another, \(self)")
    }
    return node
  }
}

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

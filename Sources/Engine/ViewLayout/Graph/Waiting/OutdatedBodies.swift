/// The bodies that read something that has changed.
final class OutdatedBodies {
  /// How often a change may cause the next at once: bodies that set what they read would never be
  /// done.
  private static let roundLimit = 16

  /// R-STATE-8: each body once, however many changes there were in one action.
  private var nodes: [ObjectIdentifier: any Reevaluated] = [:]

  var isEmpty: Bool { nodes.isEmpty }

  /// Marks a body for evaluation.
  func add(_ node: any Reevaluated) { nodes[ObjectIdentifier(node)] = node }

  /// Called by a node that is evaluated, for this reason or another.
  func remove(_ node: any Reevaluated) { nodes[ObjectIdentifier(node)] = nil }

  /// Evaluates the bodies.
  ///
  /// Outer bodies come first, and of one depth the earlier in the source: what appears in one
  /// update does so in one order, always.
  ///
  /// What is outdated again and again stays so.
  func evaluate() {
    for _ in 0..<Self.roundLimit where !nodes.isEmpty {
      let batch = nodes.values.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
      for node in batch where nodes[ObjectIdentifier(node)] != nil {
        remove(node)
        if !node.hasLeft { node.reevaluate() }
      }
    }
  }
}

/// A node whose body can be evaluated again by itself.
protocol Reevaluated: GraphNode {
  var graph: ViewGraph { get }

  func reevaluate()
}

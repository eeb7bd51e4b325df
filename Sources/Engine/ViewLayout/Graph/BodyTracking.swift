import Observation

/// Tracks which node's closure is being evaluated, to record which state it reads.
enum DependencyTracking {
  /// The node whose closure is being evaluated; `nil` outside of evaluations.
  ///
  /// A single variable suffices: hosts are on the main actor, so only one scene is evaluated at a
  /// time.
  nonisolated(unsafe) unowned(unsafe) private(set) static var reader: (any Reevaluated)?

  /// Evaluates a node's closure, and marks the node as dirty when state that it read changes.
  ///
  /// This covers state and observable models. Only the reads of the last evaluation count.
  static func evaluate<Result>(for node: any Reevaluated, _ body: () -> Result) -> Result {
    node.beginEvaluation()
    return evaluatePart(of: node, body)
  }

  /// Evaluates a closure as part of a node's last evaluation; with `nil` reads are not tracked.
  static func evaluatePart<Result>(
    of node: (any Reevaluated)?,
    _ body: () -> Result
  ) -> Result {
    guard let node else { return body() }
    let outer = reader
    reader = node
    defer { reader = outer }
    return withObservationTracking(body, onChange: invalidation(of: node))
  }

  /// Returns a closure that marks the node as dirty, unless it has been evaluated again since this
  /// call.
  private static func invalidation(of node: any Reevaluated) -> @Sendable () -> Void {
    nonisolated(unsafe) let handle = node.handle
    let evaluation = node.evaluation
    return {
      if let node = handle.node(since: evaluation) { node.graph.outdated.add(node) }
    }
  }
}

extension ViewNodeHandle {
  /// Returns the node if the given evaluation is still its last one; otherwise `nil`.
  func node(since evaluation: UInt32) -> (any Reevaluated)? {
    guard let node = node as? any Reevaluated, node.evaluation == evaluation else { return nil }
    return node
  }
}

/// The bodies that have to be evaluated, since state that they read has changed.
final class DirtyBodies {
  /// The maximum number of iterations, since a body that sets state that it reads is dirty forever.
  private static let roundLimit = 16

  /// R-STATE-8: each body is evaluated once, regardless of the number of changes in one action.
  private var nodes: [ObjectIdentifier: any Reevaluated] = [:]

  var isEmpty: Bool { nodes.isEmpty }

  func add(_ node: any Reevaluated) { nodes[ObjectIdentifier(node)] = node }

  /// Removes the mark of a body.
  ///
  /// Every evaluation of a body calls this, regardless of its cause.
  func remove(_ node: any Reevaluated) { nodes[ObjectIdentifier(node)] = nil }

  /// Evaluates the dirty bodies.
  ///
  /// Outer bodies come first, and bodies of the same depth in source order, so that views appear in
  /// a deterministic order. Bodies that are dirty again after the last iteration stay dirty.
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

/// A node whose body can be evaluated again independently of its ancestors.
protocol Reevaluated: GraphNode {
  var graph: ViewGraph { get }

  func reevaluate()
}

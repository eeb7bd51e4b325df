import Observation

/// Knows whose closure is being evaluated, so that what it reads can name it as a reader.
enum DependencyTracking {
  /// Only one scene is evaluated at a time: hosts are on the main actor.
  nonisolated(unsafe) private(set) static var reader: (any Reevaluated)?

  /// Evaluates a node's closure, and marks the node for another when what it read has changed.
  ///
  /// State and observable models are what it may read. Only what the last evaluation read counts.
  static func evaluate<Result>(for node: any Reevaluated, _ body: () -> Result) -> Result {
    node.evaluation += 1
    return evaluatePart(of: node, body)
  }

  /// Evaluates a closure that belongs to a node's last evaluation; `nil` for one of no node.
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

  /// The closure that marks a node whose last evaluation was this one; made only where something
  /// was read.
  private static func invalidation(of node: any Reevaluated) -> @Sendable () -> Void {
    nonisolated(unsafe) let handle = node.handle
    let evaluation = node.evaluation
    return {
      if let node = handle.node(since: evaluation) { node.graph.outdated.add(node) }
    }
  }
}

extension ViewNodeHandle {
  /// The node as long as an evaluation is its last one; `nil` afterwards.
  func node(since evaluation: Int) -> (any Reevaluated)? {
    guard let node = node as? any Reevaluated, node.evaluation == evaluation else { return nil }
    return node
  }
}
